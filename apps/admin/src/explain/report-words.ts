import type { ReportDimension, ReportGroup } from '@balcao/contracts';
import type { Language, ScreenMessageKey } from '@balcao/messages';
import { localeOf } from '../boot/language.js';
import { addDays, showDay, showMonth, weekdays } from '../formats/days.js';
import { clockAt } from '../formats/instants.js';
import { useLanguage, useMessages, type Translate } from '../i18n/use-messages.js';
import { useDocumentTypes, useTypeName } from '../layout/use-document-types.js';

/** What a report says, in the language of the screen. */
export interface ReportWords {
  readonly t: Translate;
  readonly language: Language;
  readonly title: (name: string) => string;
  readonly hint: (name: string) => string;
  /** A column, a filter or something to group by. */
  readonly field: (name: string) => string;
  /** A value that programs give a name; itself where it has none. */
  readonly value: (field: string, value: string) => string;
  readonly group: (by: ReportDimension, group: Pick<ReportGroup, 'id' | 'label'>) => string;
}

/** Fields whose values have words of another's. */
const valuesOf: Readonly<Record<string, string>> = { status: 'state' };

/** Declared reports name their words by their fields: a test sees that all of them are there. */
const key = (...parts: readonly string[]) => ['reports', ...parts].join('.') as ScreenMessageKey;

const named = new Set([
  ...['scope', 'ledger', 'level', 'state', 'kind', 'method', 'lateness', 'expiry'],
  ...['balanceSide', 'section', 'line', 'journal'],
]);

/** The words on reports; a value that has no words stands as it is. */
export function useReportWords(): ReportWords {
  const t = useMessages();
  const language = useLanguage();
  const types = useDocumentTypes();
  const nameOf = useTypeName();
  const value = (field: string, each: string): string => {
    const of = valuesOf[field] ?? field;
    const text = named.has(of) ? t(key('values', of, each)) : each;
    return text === key('values', of, each) ? each : text;
  };
  return {
    t,
    language,
    title: (name) => t(key('titles', name)),
    hint: (name) => t(key('hints', name)),
    field: (name) => t(key('fields', name)),
    value,
    group: (by, group) => {
      if (group.id === '') return t('reports.without');
      if (by.name === 'type') {
        const type = types.find(({ id }) => id === group.id);
        return type === undefined ? group.id : `${type.id} · ${nameOf(type)}`;
      }
      if (by.step !== undefined && by.step !== 'lateness') {
        return stepWord(by.step, group.id, language);
      }
      if (by.name === 'weekday') return weekdays(language)[Number.parseInt(group.id, 10) - 1] ?? '';
      // Rows keep the hour of UTC; the company reads its own clock.
      if (by.name === 'hour') return clockAt(group.id);
      return group.label === group.id ? value(by.name, group.id) : group.label;
    },
  };
}

/** A step of time: `March 2026`, `1st quarter`, the days of a week. */
function stepWord(step: string, id: string, language: Language): string {
  if (step === 'month') return showMonth(`${id}-01`, language);
  if (step === 'week') return `${showDay(id, language)} – ${showDay(addDays(id, 6), language)}`;
  if (step === 'day') return showDay(id, language);
  if (step !== 'quarter') return id;
  const [year = '', quarter = ''] = id.split('-Q');
  return language === 'pt' ? `${quarter}.º trimestre de ${year}` : `Q${quarter} ${year}`;
}

/** The weekdays' whole names from Monday on. */
export const longWeekdays = (language: Language): readonly string[] => {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, at) => format.format(new Date(Date.UTC(2024, 0, 1 + at))));
};
