/** Text as people search for it, without accents or letter case: `AÇÚCAR` → `acucar`. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
