import type { NewJob } from '@balcao/jobs';
import { languages, type Language } from '@balcao/messages';

/** Makes one inspection pack of a period. */
export const inspectionPackJob = 'inspection.pack';

/** Attempts at a pack: each begins again. */
const attempts = 3;

/** What a pack is made of. */
export interface PackOrder {
  /** Calendar days, both included. */
  readonly from: string;
  readonly to: string;
  /** Whether each document is there on paper, too. */
  readonly withPapers: boolean;
  /** Of the papers. */
  readonly language: Language;
}

/** The order of a pack; its id is the job's. */
export const inspectionPackOrder = (
  id: string,
  who: Pick<NewJob, 'companyId' | 'actorId'>,
  { from, to, withPapers, language }: PackOrder,
): NewJob => ({
  id,
  name: inspectionPackJob,
  ...who,
  attempts,
  payload: { from, to, withPapers, language },
});

/** The order in a job; nothing of one that is none. */
export function packOrderOf(payload: NewJob['payload']): PackOrder | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const { from, to, withPapers, language } = payload as Readonly<Record<string, unknown>>;
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  const known = languages.find((one) => one === language) ?? 'pt';
  return { from, to, withPapers: withPapers === true, language: known };
}

/** Where a pack is kept. */
export const inspectionPackBlob = (id: string): string => `inspection_${id}`;
