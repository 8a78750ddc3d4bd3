import { setTimeout as sleep } from 'node:timers/promises';

/** Answers come at multiples of this, so that their time does not tell what was found. */
const stepMs = 400;

/** Does the work and answers at the next full step after it; what it refuses, too. */
export async function steadily<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const spent = performance.now() - begun;
    await sleep(Math.ceil(spent / stepMs) * stepMs - spent);
  }
}
