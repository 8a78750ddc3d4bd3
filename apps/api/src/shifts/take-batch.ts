import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { TillBatchAnswer, TillBatchBody, TillEntryAnswer } from '@balcao/contracts';
import {
  DomainError,
  TILL_CLOCK_TOLERANCE_MS,
  laneKey,
  ownName,
  type JournalEvent,
  type TillEntry,
} from '@balcao/domain';
import { CommandReused } from '@balcao/journal';
import { approvals } from '../gate/approval/approving-journals.js';
import type { MemberCaller } from '../access/caller.js';
import { companyCommand } from '../commands/company-command.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES } from '../composition/tokens.js';
import { TillApprovals } from '../pos/till-approvals.js';
import { TillContacts } from './till-contacts.js';

/**
 * Takes what a till sends, entry by entry in its order. Each is a command of its own under the id
 * that the till gave it, so that a batch may come again, whole or in part, after weeks.
 */
@Injectable()
export class TakeBatch {
  constructor(
    private readonly commands: CommandBus,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
    private readonly contacts: TillContacts,
    private readonly approvals: TillApprovals,
  ) {}

  async take(
    caller: MemberCaller,
    cashRegisterId: string,
    batch: TillBatchBody,
  ): Promise<TillBatchAnswer> {
    const { companyId } = caller;
    const now = this.sources.clock();
    const sentAt = Date.parse(batch.sentAt);
    const clockOffMs = Number.isNaN(sentAt) ? 0 : now.getTime() - sentAt;
    const { lane, waiting } = batch;
    const entries: TillEntryAnswer[] = [];
    for (const entry of batch.entries) {
      const answer = await this.one(caller, { cashRegisterId, batch, entry, clockOffMs });
      entries.push(answer);
      // What follows a refused entry waits with it, or the line would have a gap.
      if (answer.outcome === 'refused') break;
    }
    const contact = { at: now.toISOString(), waiting, clockOffMs };
    this.contacts.note(companyId, cashRegisterId, contact);
    const head = await this.journals.inspect(companyId, (books) =>
      books.pos.lanes.get(laneKey(cashRegisterId, lane)),
    );
    const revision = await this.journals.revision(companyId);
    const isOff = Math.abs(clockOffMs) > TILL_CLOCK_TOLERANCE_MS;
    const { sequence = 0, hash = '' } = head ?? {};
    return { entries, lane, sequence, hash, revision, ...(isOff && { clockOffMs }) };
  }

  private async one(
    caller: MemberCaller,
    { cashRegisterId, batch, entry, clockOffMs }: One,
  ): Promise<TillEntryAnswer> {
    const { id, sequence } = entry;
    const { lane, deviceId } = batch;
    const approval = await this.approvals.of(caller, entry);
    // An entry that comes again may state another clock: it is the same for all that.
    const isOff = Math.abs(clockOffMs) > TILL_CLOCK_TOLERANCE_MS;
    const offMs = isOff ? Math.round(clockOffMs / 60_000) * 60_000 : 0;
    const taking = { type: 'TakeTillEntry', cashRegisterId, lane, deviceId, entry } as const;
    const body = { ...taking, clockOffMs: offMs };
    const commandId = ownName(`till_${cashRegisterId}_${lane}_${id}`);
    try {
      const { events, revision } = await approvals.run(approval, () =>
        this.commands.execute(companyCommand({ ...caller, commandId }, body)),
      );
      return { id, sequence, ...outcomeOf(events), revision };
    } catch (error) {
      if (error instanceof CommandReused) return takenBefore(entry);
      if (!(error instanceof DomainError)) throw error;
      const { code, params } = error;
      if (code === 'pos.entryTaken') return takenBefore(entry);
      return { id, sequence, outcome: 'refused', corrections: [{ code, path: '', params }] };
    }
  }
}

/** It was taken before, with another body or by another name. */
function takenBefore({ id, sequence }: TillEntry): TillEntryAnswer {
  const corrections = [{ code: 'pos.entryTaken', path: '', params: { sequence } }];
  return { id, sequence, outcome: 'accepted', corrections };
}

interface One {
  readonly cashRegisterId: string;
  readonly batch: TillBatchBody;
  readonly entry: TillEntry;
  readonly clockOffMs: number;
}

/** What the events of an entry say of it. */
function outcomeOf(
  events: readonly JournalEvent[],
): Omit<TillEntryAnswer, 'id' | 'sequence' | 'revision'> {
  const declaredPeriods = declaredBefore(events);
  for (const event of events) {
    if (event.type === 'TillEntryQuarantined') {
      return { outcome: 'quarantined', corrections: [event.data.reason] };
    }
    if (event.type !== 'TillEntryTaken') continue;
    const { recordId, corrections } = event.data;
    return {
      outcome: corrections ? 'corrected' : 'accepted',
      ...(recordId !== undefined && { recordId }),
      ...(corrections && { corrections }),
      ...(declaredPeriods.length > 0 && { declaredPeriods }),
    };
  }
  return { outcome: 'accepted' };
}

/** A sale keeps its number and its day even if its month was handed in: only the month changes. */
const declaredBefore = (events: readonly JournalEvent[]): readonly string[] => [
  ...new Set(
    events.flatMap(({ type, data }) => (type === 'DeclaredPeriodAltered' ? [data.id] : [])),
  ),
];
