import { Inject, Injectable } from '@nestjs/common';
import { BlobConflict, type BlobStore } from '@balcao/blobs';
import {
  BULK_OUTCOMES_SHOWN,
  isSendingAction,
  type BulkAnswer,
  type BulkBody,
  type BulkRehearsal,
  type BulkUndoPreview,
} from '@balcao/contracts';
import { mayDo, refuse, requirePermission } from '@balcao/domain';
import { CommandReused } from '@balcao/journal';
import { JobStateConflict, type Job, type JobQueue } from '@balcao/jobs';
import type { Language } from '@balcao/messages';
import { documents, drafts, payments, series } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import {
  bulkActionSpec,
  bulkJob,
  bulkJobId,
  bulkJobOrder,
  KeptOrder,
  undoingAction,
  type BulkOrder,
  type OrderedRow,
} from '@balcao/tasks';
import type { MemberCaller } from '../../access/caller.js';
import type { Journals } from '../../composition/backend.js';
import { BLOBS, JOBS, JOURNALS, ROWS } from '../../composition/tokens.js';
import type { CommandSender } from '../../access/commands.js';
import { MailAllowance } from '../../limits/mail-allowance.js';
import { ReadAfter } from '../../reading/read-after.js';
import { addressesOf } from './bulk-addresses.js';
import { followMails, standingOf, type Standing } from './bulk-mails.js';
import { bulkRehearsalOf, tokenOfTrials } from './bulk-rehearsal.js';
import { BulkTrials } from './bulk-trials.js';
import { outcomeOf } from './outcome-of.js';

/** An order and the job that carries it out. */
interface KnownOrder {
  readonly job: Job;
  readonly order: BulkOrder;
  readonly kept: KeptOrder;
}

/** Things done with many rows at once: a job each, wherever jobs are worked. */
@Injectable()
export class BulkRuns {
  constructor(
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(ROWS) private readonly rows: RowReader,
    private readonly readAfter: ReadAfter,
    private readonly trials: BulkTrials,
    private readonly allowance: MailAllowance,
  ) {}

  /** Begins it, once however often the same key asks. Throws `DomainError`. */
  async begin(sender: CommandSender, body: BulkBody): Promise<string> {
    const { rehearsed, ...wanted } = body;
    await this.#requireRight(sender, body);
    const rows = await this.#ordered(sender, body);
    if (rehearsed !== undefined && !(await this.#isKnown(sender))) {
      const trials = await this.#tried(sender, body, rows);
      if (tokenOfTrials(body.action, trials) !== rehearsed) refuse('rehearsal.outdated');
    }
    return this.#enqueue(sender, { ...wanted, rows, correlationId: sender.requestId });
  }

  /** Does again what is not done of one that has ended; those that are done stay as they are. */
  async again(sender: CommandSender, id: string): Promise<string> {
    const { job, order, kept } = await this.#find(sender, id);
    if (!hasEnded(job)) throw new JobStateConflict(id, job.state, 'retry');
    await this.#requireRight(sender, order);
    const outcomes = await kept.allOutcomes(order.rows.length);
    const followed = await followMails(this.jobs, job, order, outcomes);
    const taken = new Set(
      followed.flatMap((row) => (standingOf(row) === 'refused' ? [] : [row.id])),
    );
    const left = order.rows.filter((row) => !taken.has(row.id));
    const rows =
      order.undoes === undefined
        ? await this.trials.workedOut(sender.companyId, order, left)
        : left;
    return this.#enqueue(sender, { ...order, rows, correlationId: sender.requestId }, true);
  }

  /** Takes back what is done of one that has ended; the answer is an order of its own. */
  async undo(sender: CommandSender, id: string): Promise<string> {
    const { order, rows } = await this.#undoing(sender, id);
    return this.#enqueue(sender, { ...order, rows, correlationId: sender.requestId });
  }

  /** What it would do, row by row; nothing is done. Throws `DomainError`. */
  async rehearse(caller: MemberCaller, body: BulkBody, language: Language): Promise<BulkRehearsal> {
    const { companyId } = caller;
    const { action } = body;
    await this.#requireRight(caller, body);
    const revision = await this.journals.revision(companyId);
    const trials = await this.#tried(caller, body, await this.#ordered(caller, body));
    return this.journals.inspect(companyId, (books) =>
      bulkRehearsalOf(books, { action, trials }, { revision, language }),
    );
  }

  /** What taking it back would do: every row's command is tried on the books, and none kept. */
  async rehearseUndo(
    caller: MemberCaller,
    id: string,
    language: Language,
  ): Promise<BulkUndoPreview> {
    const { order, rows } = await this.#undoing(caller, id);
    const trials = await this.trials.of(caller, order, rows);
    const kept = trials.flatMap(({ row, problems }) =>
      problems === undefined ? [] : [outcomeOf({ ...row, problems }, language)],
    );
    const canUndo = rows.length - kept.length;
    return { canUndo, keptCount: kept.length, kept: kept.slice(0, BULK_OUTCOMES_SHOWN) };
  }

  /** Begins no further rows; those under way are finished. Of others, as any job of theirs. */
  async stop(caller: MemberCaller, id: string): Promise<void> {
    const { job } = await this.#find(caller, id);
    const { companyId, userId } = caller;
    if (job.actorId !== userId) {
      await this.journals.inspect(companyId, (books) => {
        requirePermission(books, userId, 'jobs.manage');
      });
    }
    if (!hasEnded(job)) await this.jobs.cancel(caller.companyId, id);
  }

  /** How far it is, and what became of its rows. Throws `DomainError`. */
  async answer(caller: MemberCaller, id: string, language: Language): Promise<BulkAnswer> {
    const { job, order, kept } = await this.#find(caller, id);
    const total = order.rows.length;
    const tried = await kept.allOutcomes(hasEnded(job) ? total : triedIn(job));
    const outcomes = await followMails(this.jobs, job, order, tried);
    const standing = (as: Standing) => outcomes.filter((row) => standingOf(row) === as);
    const [refused, waiting, done] = [standing('refused'), standing('waiting'), standing('done')];
    return {
      id,
      action: order.action,
      isUndoable: hasEnded(job) && done.length > 0 && undoingAction(order.action) !== undefined,
      ...(order.undoes !== undefined && { undoes: order.undoes }),
      state: job.state,
      isCancelling: job.isCancelling,
      total,
      done: done.length,
      refused: refused.length,
      waiting: waiting.length,
      outcomes: [...refused, ...waiting, ...done]
        .slice(0, BULK_OUTCOMES_SHOWN)
        .map((outcome) => outcomeOf(outcome, language)),
      revision: await this.journals.revision(caller.companyId),
    };
  }

  /** The order that takes another back, with those of its rows that are done. */
  async #undoing(caller: MemberCaller, id: string) {
    const { job, order, kept } = await this.#find(caller, id);
    const action = undoingAction(order.action);
    if (!hasEnded(job) || action === undefined) throw new JobStateConflict(id, job.state, 'retry');
    await this.#requireRight(caller, { action });
    const outcomes = await kept.allOutcomes(order.rows.length);
    const rows = outcomes.flatMap(({ id: rowId, name, problems }) =>
      problems === undefined ? [{ id: rowId, name }] : [],
    );
    return { rows, order: { ...order, action, undoes: id } };
  }

  /** The rows as they are ordered: what is seen of them, and what each is changed to. */
  async #ordered(caller: MemberCaller, body: BulkBody): Promise<readonly OrderedRow[]> {
    return this.trials.workedOut(caller.companyId, body, await this.#seen(caller, body));
  }

  #tried(caller: MemberCaller, body: BulkBody, rows: readonly OrderedRow[]) {
    return this.trials.of(caller, { ...body, correlationId: caller.requestId }, rows);
  }

  /** Sent again, it is what it was: no matter what it would do by now. */
  async #isKnown({ companyId, commandId }: CommandSender): Promise<boolean> {
    return (await new KeptOrder(this.blobs, companyId, bulkJobId(commandId)).find()) !== undefined;
  }

  async #enqueue(
    { companyId, userId: actorId, commandId }: CommandSender,
    order: BulkOrder,
    isAgain = false,
  ): Promise<string> {
    const id = bulkJobId(commandId);
    if (isSendingAction(order.action) && (await this.jobs.get(companyId, id)) === undefined) {
      const { rows, journals } = this;
      if (isAgain) await this.allowance.takeAgain(companyId, order.rows.length);
      else {
        const addresses = await addressesOf({ rows, journals }, companyId, order);
        await this.allowance.take(companyId, addresses);
      }
    }
    try {
      // The order comes first, then the job: whatever has begun goes on by itself.
      await new KeptOrder(this.blobs, companyId, id).keep(order);
    } catch (error) {
      if (!(error instanceof BlobConflict)) throw error;
      const known = await new KeptOrder(this.blobs, companyId, id).find();
      if (!isSame(known, order)) throw new CommandReused(commandId);
    }
    await this.jobs.enqueue(bulkJobOrder(id, { companyId, actorId }, order.action));
    return id;
  }

  /** Whoever asked for it sees it, and whoever sees every job; for others there is none. */
  async #find({ companyId, userId }: MemberCaller, id: string): Promise<KnownOrder> {
    const job = await this.jobs.get(companyId, id);
    if (job?.name !== bulkJob) return refuse('record.notFound', { id });
    const isSeen =
      job.actorId === userId ||
      (await this.journals.inspect(companyId, (books) => mayDo(books, userId, 'jobs.view')));
    if (!isSeen) return refuse('record.notFound', { id });
    const kept = new KeptOrder(this.blobs, companyId, id);
    const order = (await kept.find()) ?? refuse('record.notFound', { id });
    return { job, order, kept };
  }

  #requireRight({ companyId, userId }: MemberCaller, { action }: Pick<BulkBody, 'action'>) {
    const { permission } = bulkActionSpec(action);
    return this.journals.inspect(companyId, (books) => {
      requirePermission(books, userId, permission);
    });
  }

  /** The rows, saying which of them the caller's limits do not show: a job reads without limits. */
  async #seen({ companyId }: MemberCaller, body: BulkBody): Promise<readonly OrderedRow[]> {
    const rows = uniqueOf(body.rows);
    const collection = limited.find((each) => body.action.startsWith(`${each}.`));
    if (collection === undefined) return rows;
    await this.readAfter.untilNow(companyId);
    const ids = rows.map(({ id }) => id);
    const seen = new Set((await this.#shown(collection, companyId, ids)).map(({ id }) => id));
    return rows.map((row) => (seen.has(row.id) ? row : { ...row, isUnseen: true }));
  }

  #shown(
    collection: (typeof limited)[number],
    companyId: string,
    ids: readonly string[],
  ): Promise<readonly { readonly id: string }[]> {
    switch (collection) {
      case 'documents':
        return this.rows.getMany(documents, companyId, ids);
      case 'drafts':
        return this.rows.getMany(drafts, companyId, ids);
      case 'payments':
        return this.rows.getMany(payments, companyId, ids);
      case 'series':
        return this.rows.getMany(series, companyId, ids);
    }
  }
}

/** Collections of which a member's limits may hide some rows. */
const limited = ['documents', 'drafts', 'payments', 'series'] as const;

const hasEnded = ({ state }: Job): boolean =>
  state === 'done' || state === 'failed' || state === 'cancelled';

/** Rows that a running job has said to have tried. */
function triedIn({ progress }: Job): number {
  const detail = progress?.detail;
  if (typeof detail !== 'object' || detail === null || Array.isArray(detail)) return 0;
  const { done, refused } = detail as Readonly<Record<string, unknown>>;
  return typeof done === 'number' && typeof refused === 'number' ? done + refused : 0;
}

function uniqueOf(rows: BulkBody['rows']): readonly OrderedRow[] {
  const unique = new Map(rows.map(({ id, name }) => [id, { id, name }]));
  return [...unique.values()];
}

/** The same rows for the same thing, whatever request asked, and what it saw of them. */
function isSame(known: BulkOrder | undefined, order: BulkOrder): boolean {
  const plain = ({ rows, ...order }: BulkOrder) => {
    const { action, undoes, categoryId, language, percent, reason } = order;
    return JSON.stringify([
      ...[action, undoes, categoryId, language, percent, reason],
      rows.map(({ id, name }) => [id, name]),
    ]);
  };
  return known !== undefined && plain(known) === plain(order);
}
