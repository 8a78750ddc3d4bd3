/** Under which what was read of jobs is kept. */
export const jobsKey = 'jobs';
