/** Codes and most names: taking accents off what has none costs a catalogue its time. */
const isPlain = /^[ -~]*$/;

/** Text as people search for it, without accents or letter case: `AÇÚCAR` → `acucar`. */
export const folded = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
