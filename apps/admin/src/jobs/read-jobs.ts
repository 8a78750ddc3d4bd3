import {
  isSendingAction,
  type JobAnswer,
  type VerifyJournalDetail,
  type VerifyJournalResult,
} from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';

/** Jobs that nobody asked for and nobody waits for. */
const ofTheHouse: ReadonlySet<string> = new Set(['bulk-end']);

/** Jobs as answered; typed by the contract, checked to be a list. */
export function parseJobs(body: unknown): readonly JobAnswer[] {
  if (!Array.isArray(body)) throw new Error('the jobs have an unknown shape');
  return (body as readonly JobAnswer[]).filter(({ name }) => !ofTheHouse.has(name));
}

/** What a check of the journal has found; undefined for what another job, or version, says. */
export function findingsOf({ name, result }: JobAnswer): VerifyJournalResult | undefined {
  if (name !== 'journal.verify' || typeof result !== 'object' || result === null) return undefined;
  return 'intact' in result ? (result as VerifyJournalResult) : undefined;
}

/** How many events a check of the journal has been through. */
export function checkedOf({ name, detail }: JobAnswer): VerifyJournalDetail | undefined {
  if (name !== 'journal.verify' || typeof detail !== 'object' || detail === null) return undefined;
  return 'checked' in detail ? (detail as VerifyJournalDetail) : undefined;
}

/** With how many rows it was done so far. */
interface BulkFindings {
  /** What is done with each. */
  readonly label: ScreenMessageKey;
  readonly done: number;
  readonly refused: number;
  readonly total: number;
  /** Whether what is done is to have ordered an e-mail, which is sent by a job of its own. */
  readonly isSending: boolean;
}

/** How far an order about many rows is; undefined for other jobs, and before it has begun. */
export function bulkFindingsOf({ name, result, detail }: JobAnswer): BulkFindings | undefined {
  const found = result ?? detail;
  if (name !== 'bulk' || typeof found !== 'object' || found === null) return undefined;
  const { action, done, refused, total } = found as Readonly<Record<string, unknown>>;
  if (typeof done !== 'number' || typeof refused !== 'number' || typeof total !== 'number') {
    return undefined;
  }
  const isSending = isSendingAction(action);
  return { label: labelOf(action), done, refused, total, isSending };
}

const labels: Readonly<Record<string, ScreenMessageKey>> = {
  archive: 'management.archive',
  restore: 'management.restore',
  changeCategory: 'lists.bulk.changeCategory',
  changePrices: 'lists.bulk.changePrices',
  send: 'sending.action',
  issue: 'documents.issue.issue',
  discard: 'documents.editor.discard',
  suspend: 'users.suspend',
  reinstate: 'users.reinstate',
  close: 'pages.series.close',
  reopen: 'pages.series.reopen',
  cancel: 'money.cancel.action',
};

/** `regions.archive` in the words of its button. */
function labelOf(action: unknown): ScreenMessageKey {
  const verb = typeof action === 'string' ? action.split('.').at(-1) : undefined;
  return labels[verb ?? ''] ?? 'lists.run.results';
}
