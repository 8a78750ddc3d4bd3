/** Papers that one event tells of: some forty kilobytes. */
export const PAPERS_SEALED_MAX = 500;
