/** How wide the bars and gaps of each sign are, by its value: Code 128, the last one ends it. */
const widths = (
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231' +
  '113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211' +
  '212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131' +
  '113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111' +
  '314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211' +
  '241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214' +
  '2112322331112'
).match(/2331112|\d{6}/g) as readonly string[];

/** Begins the set of signs that has letters, digits and spaces. */
const START = 104;
const STOP = 106;
/** The value of a space; those after it follow ASCII. */
const FIRST = 32;
/** What stays white before and after, in modules. */
const QUIET = 10;

/** The bars of a text as modules: where each begins and how wide it is, quiet zones included. */
export interface Bars {
  readonly modules: number;
  readonly bars: readonly { readonly at: number; readonly width: number }[];
}

/** A text of printable ASCII as Code 128. */
export function code128(text: string): Bars {
  const values = Array.from(text, (sign) => sign.charCodeAt(0) - FIRST);
  const sum = values.reduce((total, value, index) => total + value * (index + 1), START);
  const drawn = [START, ...values, sum % 103, STOP].map((value) => widths[value] ?? '').join('');
  let at = QUIET;
  const bars = Array.from(drawn, Number).flatMap((width, index) => {
    const bar = { at, width };
    at += width;
    return index % 2 === 0 ? [bar] : [];
  });
  return { modules: at + QUIET, bars };
}

/**
 * The text of the bars at the end of a roll: the reference of a document, only in signs that are on
 * the same keys on every keyboard, because a scanner types them. Undefined if it is not a document.
 */
export function scannedReference(reference: string): string | undefined {
  const [, type, code, number] = /^([A-Z]{2,4}) ([0-9A-Z]{4,20})\/(\d{1,9})$/.exec(reference) ?? [];
  return type === undefined ? undefined : `${type} ${String(code)} ${String(number)}`;
}
