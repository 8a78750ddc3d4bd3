import { Inject, Injectable } from '@nestjs/common';
import type { JournalFault, ReadModelAnswer, StalledAnswer, SystemAnswer } from '@balcao/contracts';
import { shownClockDoubt } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import type { JournalDamages } from '@balcao/journal';
import { allProjections, percentOf } from '@balcao/projections';
import type { AnyProjection, RunnerStatus, StalledStream } from '@balcao/projections';
import type { Journals, Sources } from '../composition/backend.js';
import type { Projections } from '../composition/projections.js';
import { DAMAGES, EVENTS, JOURNALS, PROJECTIONS, SOURCES } from '../composition/tokens.js';
import { JournalTail } from './journal-tail.js';
import { OPERATIONS, type Operations } from './operations.js';

/** Streams other than journals that are looked into, to find out whose they are. */
const lookedInto = 50;

/** What a company may know of the system: its own rows, and what everything stands on. */
@Injectable()
export class SystemState {
  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(PROJECTIONS) private readonly projections: Projections,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(OPERATIONS) private readonly operations: Operations,
    @Inject(DAMAGES) private readonly damages: JournalDamages,
  ) {}

  async of(companyId: string): Promise<SystemAnswer> {
    const rowsRevision = this.projections.freshness.revisionOf(companyId);
    const now = this.sources.clock().getTime();
    const [status, tail] = await Promise.all([
      this.projections.status(),
      JournalTail.read(this.events, companyId, rowsRevision, now),
    ]);
    const stalled = await this.#ownOf(companyId, status.stalled);
    const skipped = await this.#ownOf(companyId, status.skipped);
    const { version, servers, setAside, roomLeft } = this.operations;
    return {
      version,
      servers,
      lastEvent: tail.last,
      rowsRevision,
      behind: tail.behind,
      isFailing: status.error !== undefined,
      doubted: status.doubted ?? null,
      readModels: allProjections.map((model) => readModelOf(model, status, stalled, tail)),
      stalled: stalled.map(answerOf),
      skipped,
      clock: await this.#clockOf(companyId),
      damage: this.#damageOf(companyId),
      setAside: setAside.map(({ file, keptAs }) => ({ file, keptAs })),
      roomLeft: roomLeft ?? null,
    };
  }

  async #clockOf(companyId: string): Promise<SystemAnswer['clock']> {
    const clock = this.sources.clock().toISOString();
    const doubt = await this.journals.inspect(companyId, (books) => shownClockDoubt(books, clock));
    const behind = doubt?.doubt === 'behind' ? doubt.last : undefined;
    this.operations.clockDoubts.note(companyId, behind);
    return doubt ?? null;
  }

  #damageOf(companyId: string): SystemAnswer['damage'] {
    const damage = this.damages.of(companyId);
    // Found by the check of the chain: this is where its type returns.
    return damage === undefined ? null : { ...damage, fault: damage.fault as JournalFault };
  }

  /** Those of the company's own streams. */
  async #ownOf<T extends { readonly stream: string }>(
    companyId: string,
    all: readonly T[],
  ): Promise<readonly T[]> {
    const found: T[] = [];
    let others = 0;
    for (const each of all) {
      const isJournal = each.stream.startsWith('journal-');
      if (!isJournal) others += 1;
      const isTheirs = isJournal
        ? each.stream === `journal-${companyId}`
        : others <= lookedInto && (await this.#ownerOf(each.stream)) === companyId;
      if (isTheirs) found.push(each);
    }
    return found;
  }

  /** The company that a draft belongs to. */
  async #ownerOf(stream: string): Promise<unknown> {
    const { metadata } = (await this.events.last(stream)) ?? {};
    return (metadata as { readonly companyId?: unknown } | undefined | null)?.companyId;
  }
}

const answerOf = ({ projection, ...stalled }: StalledStream): StalledAnswer => ({
  ...stalled,
  readModel: projection,
});

function readModelOf(
  { name, category, events }: AnyProjection,
  { rebuild, isCaughtUp }: RunnerStatus,
  stalled: readonly StalledStream[],
  tail: JournalTail,
): ReadModelAnswer {
  const isRebuilding = rebuild?.projections.includes(name) ?? false;
  const percent = rebuild !== undefined && isRebuilding ? (percentOf(rebuild) ?? null) : null;
  const isOfJournal = category === 'journal';
  const behind = isOfJournal ? tail.behindOf(events) : null;
  const isBehind = behind === null ? !isCaughtUp : behind.events > 0;
  const isStopped = stalled.some(({ stream }) => stream.startsWith(`${category}-`));
  const state = isRebuilding
    ? 'rebuilding'
    : isStopped && isBehind
      ? 'stopped'
      : isBehind
        ? 'catchingUp'
        : 'upToDate';
  return { name, state, behind, percent, lastEvent: isOfJournal ? tail.lastOf(events) : null };
}
