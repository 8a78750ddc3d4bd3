import { inspect } from 'node:util';
import { keepFilesPrivate, StoreUnavailable as BlobsUnavailable } from '@balcao/blobs';
import { AppendOutcomeUnknown, StoreUnavailable as EventsUnavailable } from '@balcao/event-store';
import { StoreUnavailable as RowsUnavailable } from '@balcao/read-store';
import { readEnvironment, StartError } from '@balcao/tasks/settings';
import { openEmbeddedEnd, openServersEnd } from './composition/moving-ends.js';
import type { End } from './moving/end.js';
import { moveAll } from './moving/move-all.js';
import { MoveError, MoveInterrupted } from './moving/move-error.js';
import { summaryOf } from './moving/summary.js';
import { readMoveSettings, type MoveSettings, type Stack } from './moving/settings.js';

/** What the command answers to the shell. */
const exitCodes = { same: 0, failed: 1, misused: 2, interrupted: 130 } as const;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

function open(stack: Stack, settings: MoveSettings): Promise<End> {
  if (stack === 'servers') return openServersEnd(settings.servers);
  return openEmbeddedEnd(settings.dataDir, settings.from === 'embedded');
}

/** The command: Ctrl-C stops it between two batches, and it goes on there the next time. */
async function move(): Promise<void> {
  keepFilesPrivate();
  const settings = readMoveSettings(process.argv.slice(2), readEnvironment());
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      say('stopping after the batch in hand …');
      stop.abort();
    });
  }
  const { from, to } = settings;
  say(`Moving from ${from} to ${to}. Nothing locks servers: no API or projector may run on them.`);
  const source = await open(from, settings);
  try {
    const target = await open(to, settings);
    try {
      const moved = await moveAll(source, target, { signal: stop.signal, say });
      for (const line of summaryOf(moved, settings)) say(line);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof StartError) return exitCodes.misused;
  return error instanceof MoveInterrupted ? exitCodes.interrupted : exitCodes.failed;
}

/** One sentence where there is one; a defect is shown whole. */
function sentenceOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (error instanceof MoveInterrupted) {
    return 'Interrupted. Nothing is switched; the same command goes on where it stopped.';
  }
  if (error instanceof MoveError) return `${error.message} Nothing is switched.`;
  const isAway = [EventsUnavailable, AppendOutcomeUnknown, RowsUnavailable, BlobsUnavailable].some(
    (kind) => error instanceof kind,
  );
  if (!isAway || !(error instanceof Error)) return inspect(error);
  return `${error.message}. Nothing is switched; the same command goes on where it stopped.`;
}

try {
  await move();
  process.exitCode = exitCodes.same;
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = exitCodeOf(error);
}
