// cspell:ignore Março feira
import { isDay } from '@balcao/domain';

/** The order of day and month: 2 March as `02/03` or `03/02`. */
export type WrittenOrder = 'dayFirst' | 'monthFirst';

/** The first letters of month names, in Portuguese and English. */
const months = [
  ...[['jan'], ['fev', 'feb'], ['mar'], ['abr', 'apr'], ['mai', 'may'], ['jun']],
  ...[['jul'], ['ago', 'aug'], ['set', 'sep'], ['out', 'oct'], ['nov'], ['dez', 'dec']],
];
/** The day of the week, which says nothing more; as it begins in Portuguese and in English. */
const weekday =
  /^(?:seg|ter|qua|qui|sex|s[aá]b|dom|mon|tue|wed|thu|fri|sat|sun)\p{L}*(?:-feira)?\.?,? +(?=\d)/iu;
const clock = String.raw`\d{1,2}(?:h\d{0,2}|:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]\.?m\.?)?)`;
const zone = String.raw`(?:Z| ?[+-]\d{2}:?\d{2}| (?:UTC|GMT|CAT))`;
const time = new RegExp(`,?(?:T| +)(?:[aà]s )?${clock}${zone}?$`, 'i');

const inFigures = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/;

/** The two ambiguous figures of a day; undefined if its order is evident. */
export function orderedParts(written: string): readonly [number, number] | undefined {
  const [, first, second] = inFigures.exec(bareDay(written)) ?? [];
  if (first === undefined || second === undefined) return undefined;
  return [Number.parseInt(first, 10), Number.parseInt(second, 10)];
}

/** `31/12/2026`, `31-12-26`, `2026-12-31 10:41`, `20261231`, `31 Dez 2026`; undefined for none. */
export function statementDay(written: string, order: WrittenOrder): string | undefined {
  const text = bareDay(written);
  const figures = inFigures.exec(text);
  if (figures) {
    const [, first = '', second = '', year = ''] = figures;
    return order === 'dayFirst' ? iso(year, second, first) : iso(year, first, second);
  }
  const ordered =
    /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text) ??
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const whole = ordered && iso(ordered[1], ordered[2], ordered[3]);
  if (whole !== null && whole !== undefined) return whole;
  const compact = /^(\d{2})(\d{2})((?:19|20)\d{2})$/.exec(text);
  if (compact) return iso(compact[3], compact[2], compact[1]);
  return namedDay(text.replace(/^\p{L}{2,}\.?,? (?=\d{1,2} \p{L})/u, ''));
}

/** Without the time of day, and without the day of the week. */
const bareDay = (written: string): string =>
  written
    .trim()
    .replace(weekday, '')
    .replace(time, '')
    .replaceAll(/(?<=\d) *([./-]) *(?=\d)/g, '$1');

/** `5 Mar 2026`, `5 de Março de 2026`, `Mar 5, 2026`. */
function namedDay(text: string): string | undefined {
  const monthFirst = /^(?:\p{L}{3} )?(\p{L}{3,})\.? (\d{1,2}),? (\d{4})$/u.exec(text);
  if (monthFirst) return namedDay(`${monthFirst[2]} ${monthFirst[1]} ${monthFirst[3]}`);
  const named = /^(\d{1,2})[\s./-]+(?:de )?(\p{L}{3,})\.?[\s./-]+(?:de )?(\d{4}|\d{2})$/iu.exec(
    text,
  );
  const [, day, name = '', year] = named ?? [];
  const month = months.findIndex((names) =>
    names.some((begin) => name.toLowerCase().startsWith(begin)),
  );
  return month < 0 ? undefined : iso(year, `${month + 1}`, day);
}

function iso(year = '', month = '', day = ''): string | undefined {
  const whole = year.length === 2 ? `20${year}` : year;
  const text = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}
