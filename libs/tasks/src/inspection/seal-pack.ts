import { createHash } from 'node:crypto';
import { ownName, PAPERS_SEALED_MAX, type Command, type SealedPack } from '@balcao/domain';
import { dataAs, type EventStore } from '@balcao/event-store';
import type { Job } from '@balcao/jobs';
import { journalStream, metadataOf } from '@balcao/journal';
import type { ManifestFile } from '@balcao/verifier';
import type { TaskGround } from '../task-ground.js';

type Ground = Pick<TaskGround, 'events' | 'journals'>;
type Who = Pick<Job, 'id' | 'companyId' | 'actorId'>;

/** Where a pack's own event is sealed: the end of its events. */
export interface PackEnd {
  /** The id of the pack's event. */
  readonly sealedBy: string;
  readonly until: number;
  /** The hash of the last event. */
  readonly last: string;
}

/**
 * Records what a pack holds, the digest of each paper first, and seals the journal over that. The
 * pack ends with the first seal after its own event, so that nothing can be left out of its end.
 */
export async function sealPack(
  ground: Ground,
  who: Who,
  facts: Omit<SealedPack, 'id' | 'files' | 'papers'>,
  listed: readonly ManifestFile[],
): Promise<PackEnd> {
  const files = listed.flatMap(({ documentId, ...file }) => (documentId === undefined ? file : []));
  const papers = await sealPapers(ground, who, listed);
  const pack = { ...facts, files, papers };
  const id = nameOf('pack', [who.id, pack]);
  await recorded(ground, who, id, { type: 'SealPack', id, ...pack });
  await recorded(ground, who, `${id}-seal`, { type: 'SealJournal' });
  return endOf(ground.events, who.companyId, id, facts.documentsUntil);
}

async function sealPapers(
  ground: Ground,
  who: Who,
  listed: readonly ManifestFile[],
): Promise<readonly string[]> {
  const papers = listed.flatMap(({ documentId: id, sha256 }) =>
    id === undefined ? [] : [{ id, sha256 }],
  );
  const ids: string[] = [];
  for (let at = 0; at < papers.length; at += PAPERS_SEALED_MAX) {
    const some = papers.slice(at, at + PAPERS_SEALED_MAX);
    const id = nameOf('papers', [who.id, { papers: some }]);
    await recorded(ground, who, id, { type: 'SealPapers', id, papers: some });
    ids.push(id);
  }
  return ids;
}

/** Another attempt that makes the same records the same: it is recorded once. */
function nameOf(kind: string, content: unknown): string {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return `${kind}_${digest.slice(0, 40)}`;
}

async function recorded(
  { journals }: Ground,
  { companyId, actorId }: Who,
  name: string,
  body: Command,
): Promise<void> {
  await journals.execute(companyId, { commandId: ownName(name), actorId, body });
}

async function endOf(
  events: EventStore,
  companyId: string,
  sealedBy: string,
  after: number,
): Promise<PackEnd> {
  let isSealed = false;
  for await (const event of events.read(journalStream(companyId), { from: after + 1 })) {
    const { type, revision } = event;
    if (type === 'PackSealed') isSealed ||= dataAs<SealedPack>(event).id === sealedBy;
    if (!isSealed || type !== 'JournalSealed') continue;
    return { sealedBy, until: revision, last: metadataOf(event).hash };
  }
  throw new Error(`the journal of ${companyId} was not sealed over ${sealedBy}`);
}
