import { inspect } from 'node:util';
import { whyUnavailable } from '@balcao/sqlite';
import { StartError } from '@balcao/tasks/settings';
import { MoveError, MoveInterrupted } from '../moving/move-error.js';

/** The surroundings of a command: Ctrl-C aborts the signal. */
export interface CommandContext {
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

/** Runs a command of the shell: one sentence for what is expected, a defect is shown whole. */
export async function runCommand(work: (context: CommandContext) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  process.once('SIGINT', () => {
    stop.abort();
  });
  const say = (line: string): boolean => process.stdout.write(`${line}\n`);
  try {
    await work({ signal: stop.signal, say });
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartError || error instanceof MoveError) return error.message;
  if (error instanceof MoveInterrupted) return 'Interrupted: nothing of it can be used.';
  const why = whyUnavailable(error) ?? systemReason(error);
  return why === undefined ? inspect(error) : `It could not be done: ${why}.`;
}

/** The reason of an error of the file system, without a stack. */
function systemReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  return 'code' in error && error.code === 'ENOSPC' ? 'the disk is full' : error.message;
}
