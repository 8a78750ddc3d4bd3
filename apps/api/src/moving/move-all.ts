import { copyBlobs } from './copy-blobs.js';
import { copyEvents } from './copy-events.js';
import type { End, Step } from './end.js';
import { findPlace } from './find-place.js';
import { assertNobodyFolds, compareRows, rebuildRows, settleRows } from './move-rows.js';
import { MoveError } from './move-error.js';
import { counted } from './progress-lines.js';
import { eventBehind, nameOf } from './read-events.js';
import { isJournal } from './stream-digest.js';
import { assertSame, survey, type Survey } from './survey.js';

/** What has been moved, and found to be the same at both ends. */
export interface Moved {
  readonly streams: number;
  readonly events: number;
  readonly chains: number;
  /** Events that this run has copied; the others were there. */
  readonly copied: number;
  readonly blobs: number;
  readonly rows: number;
}

/**
 * Copies everything from one end to the other, and answers when both are the same. The source is
 * read and left as it is. Started again after an interruption it goes on where it stopped, for the
 * target itself tells how far it got. Throws `MoveError` or `MoveInterrupted`.
 */
export async function moveAll(source: End, target: End, step: Step): Promise<Moved> {
  await source.blobs.ping();
  await target.blobs.ping();
  await target.events.ping();
  await assertNobodyFolds('source', source);
  await assertNobodyFolds('target', target);
  const before = await survey('source', source.events, step);
  const total = before.events;
  const place = await findPlace(source, target, step);
  if (place.events > 0) step.say(`the target has the first ${counted(place.events)} events`);
  const needs = await source.events.needs();
  if (needs !== undefined) await target.events.raiseNeeds(needs);
  const copied = await copyEvents(source, target, place, { ...step, total });
  step.say(`events: ${counted(copied)} copied`);
  await assertUntouched(source, before);
  const after = await survey('target', target.events, { ...step, total });
  assertSame(before, after);
  step.say('events: streams, order, checksums and chains are the same at both ends');
  const companies = companiesOf(before);
  const keys = await source.keys.copyTo(target.keys, companies);
  step.say(`keys of personal data: ${counted(keys)} copied`);
  const { blobs } = await copyBlobs(source, target, companies, step);
  await rebuildRows(target, step);
  await settleRows(source, step);
  const rows = await compareRows(source.rows, target.rows, before.places, step);
  await assertUntouched(source, before);
  return {
    streams: before.streams.size,
    events: total,
    chains: companies.length,
    copied,
    blobs,
    rows: [...rows.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** The companies that have a journal. */
export const companiesOf = ({ streams }: Pick<Survey, 'streams'>): readonly string[] =>
  [...streams.keys()].filter(isJournal).map((stream) => stream.slice('journal-'.length));

/** A source that nobody can lock is asked whether it has gone on. */
async function assertUntouched({ events }: End, { end }: Survey): Promise<void> {
  const behind = await eventBehind(events, end);
  if (behind === undefined) return;
  throw new MoveError(
    `The source was written to during the move, first ${nameOf(behind)}: ` +
      `stop every server and projector on it, and start the move again.`,
  );
}
