import type { NewJob } from '@balcao/jobs';
import { languages, type Language } from '@balcao/messages';

/** Writes everything that a company has into one file. */
export const companyExportJob = 'company.export';
/** Removes such a file when its days are over. */
export const companyExportEndJob = 'company.exportEnd';

/** Attempts at a file of everything: each begins again. */
const attempts = 3;

/** The order of an export; its id is the job's. */
export function companyExportOrder(
  id: string,
  who: Pick<NewJob, 'companyId' | 'actorId'>,
  language: Language,
): NewJob {
  return { id, name: companyExportJob, ...who, payload: { language }, attempts };
}

/** The language that the export was asked for in. */
export function exportLanguageOf(payload: NewJob['payload']): Language {
  const sent = typeof payload === 'object' && payload !== null && 'language' in payload;
  return languages.find((language) => sent && language === payload['language']) ?? 'en';
}

/** Where the file of an export is kept. */
export const companyExportBlob = (exportId: string): string => `export_${exportId}`;
