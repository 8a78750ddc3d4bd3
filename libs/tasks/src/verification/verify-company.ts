import type { BlobStore } from '@balcao/blobs';
import type { VerifyJournalResult } from '@balcao/contracts';
import { sealCode } from '@balcao/domain';
import type { JobHandler, JobRun, Json } from '@balcao/jobs';
import { verifyJournal } from '@balcao/journal';
import type { TaskGround } from '../task-ground.js';
import { foundFile } from './attached-files.js';
import { JournalFacts } from './journal-facts.js';

type Found = Exclude<VerifyJournalResult, { readonly intact: true }>;

/**
 * Checks a company's journal from end to end: its chain of hashes, its seals, the files that it
 * names, and the seal that somebody has brought from outside, from a mail or a Z report. Whoever
 * can write the journal can write all of it again; only the seal from outside tells.
 */
export function verifyCompany({
  events,
  blobs,
  damages,
}: Pick<TaskGround, 'events' | 'blobs' | 'damages'>): JobHandler {
  return async (run) => {
    const { companyId } = run.job;
    const facts = new JournalFacts(companyId);
    const report = await verifyJournal(events, companyId, {
      signal: run.signal,
      onEvent: facts.take,
      onProgress: (checked, all) => {
        const percent = all === 0 ? 100 : Math.min(100, (100 * checked) / all);
        run.progress({ percent, detail: { checked, events: all } });
      },
    });
    if (!report.intact) {
      const { revision, fault } = report;
      await damages?.found(companyId, { revision, fault });
      return { intact: false, revision, fault };
    }
    await damages?.foundIntact(companyId, report.events);
    if (facts.brokenSeal !== undefined) {
      return { intact: false, revision: facts.brokenSeal, fault: 'seal' };
    }
    const compared = await comparedFiles(run, blobs, facts);
    if (typeof compared !== 'number') return resultOf(compared);
    const outside = outsideSeal(run, facts);
    if (outside !== undefined && 'intact' in outside) return resultOf(outside);
    return resultOf({
      intact: true,
      events: report.events,
      ...(report.end !== undefined && { hash: report.end.hash }),
      files: compared,
      comparedWith: outside ?? null,
    });
  };
}

/** The type of a result has no index signature, which is all that is missing to be JSON. */
const resultOf = (result: VerifyJournalResult): Json => ({ ...result });

/**
 * How many files were compared, or the first whose content is not what its event says. Attached
 * files must be there; those that were made are kept for a time only.
 */
async function comparedFiles(
  { job: { companyId }, signal }: JobRun,
  blobs: BlobStore,
  { files, made }: JournalFacts,
): Promise<number | Found> {
  let compared = 0;
  const all = [
    ...files.map((file) => ({ file, mayBeGone: false })),
    ...made.map((file) => ({ file, mayBeGone: true })),
  ];
  for (const { file, mayBeGone } of all) {
    signal.throwIfAborted();
    const found = await foundFile(blobs, companyId, file);
    const isRight = found === 'same' || (found === 'gone' && mayBeGone);
    if (!isRight) return { intact: false, revision: file.revision, fault: 'file' };
    if (found === 'same') compared += 1;
  }
  return compared;
}

/** The seal of this journal that was brought, or that there is none; nothing was brought. */
function outsideSeal(
  { job: { payload } }: JobRun,
  { seals }: JournalFacts,
): Found | { readonly number: number; readonly on: string; readonly code: string } | undefined {
  const { seal: sent } = payload as { readonly seal?: string };
  if (sent === undefined) return undefined;
  const same = seals.find(({ digest }) => digest.startsWith(sent));
  if (same === undefined) {
    const revision = (seals.at(-1)?.to ?? -1) + 1;
    return { intact: false, revision, fault: 'otherSeal', code: sealCode(sent) };
  }
  return { number: same.number, on: same.on, code: sealCode(same.digest) };
}
