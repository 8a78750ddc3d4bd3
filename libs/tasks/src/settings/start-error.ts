/** Why a process cannot start, in one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

type ErrorClass = abstract new (...args: never[]) => Error;

/** Reads a setting; what is wrong with it is said to the person who started the process. */
export function readAtStart<T>(read: () => T, WrongSetting: ErrorClass): T {
  try {
    return read();
  } catch (error) {
    throw startErrorOf(error, WrongSetting);
  }
}

/** The same error as a `StartError` where it is about a setting; any other is a bug, and stays. */
export function startErrorOf(error: unknown, WrongSetting: ErrorClass): unknown {
  return error instanceof WrongSetting ? new StartError(error.message) : error;
}
