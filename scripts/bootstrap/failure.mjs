/** Something the person at the keyboard can put right: the message says what, and how. */
export class Failure extends Error {}

/**
 * Runs `work`; a `Failure` ends the process with only its sentence, any other error with its stack.
 * @param {() => Promise<unknown>} work
 */
export async function orExplain(work) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Failure ? error.message : error.stack}\n`);
    process.exit(1);
  }
}
