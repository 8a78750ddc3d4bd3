import type { JobAnswer, VerifyJournalDetail, VerifyJournalResult } from '@balcao/contracts';

/** Jobs as answered; typed by the contract, checked to be a list. */
export function parseJobs(body: unknown): readonly JobAnswer[] {
  if (!Array.isArray(body)) throw new Error('the jobs have an unknown shape');
  return body as readonly JobAnswer[];
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
