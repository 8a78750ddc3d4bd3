import type { ReportDimension, ReportGroup } from '@balcao/contracts';
import type { Language } from '@balcao/messages';
import { localInstant } from '../exporting/local-instant.js';

/** How a file names its groups. */
export interface Labelling {
  readonly language: Language;
  readonly timeZone: string;
  readonly today: string;
}

const locales = { en: 'en-GB', pt: 'pt-PT' } as const;

/** A group as a file names it: days of the week and hours as people say them. */
export function groupLabel(
  { name }: Pick<ReportDimension, 'name'>,
  { id, label }: Pick<ReportGroup, 'id' | 'label'>,
  { language, timeZone, today }: Labelling,
): string {
  if (id === '') return label;
  if (name === 'weekday') {
    const format = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' });
    return format.format(new Date(Date.UTC(2024, 0, Number.parseInt(id, 10))));
  }
  if (name !== 'hour') return label;
  // Rows keep the hour of UTC; the company reads its own clock.
  const local = localInstant(`${today}T${id.padStart(2, '0')}:00:00Z`, timeZone);
  return local.slice(11, 16);
}
