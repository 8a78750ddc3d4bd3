/** A document's place: its series, and its number from 1. */
export interface DocumentPlace {
  readonly seriesId: string;
  readonly number: number;
}

/** `FT_2026` and 17 to `FT_2026.17`. */
export function documentIdOf(seriesId: string, number: number): string {
  return `${seriesId}.${number}`;
}

/** The place that a document's id names; `undefined` for the id of anything else. */
export function placeOf(id: string): DocumentPlace | undefined {
  const dot = id.lastIndexOf('.');
  if (dot < 1) return undefined;
  let number = 0;
  for (let at = dot + 1; at < id.length; at += 1) {
    const digit = id.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9 || (digit === 0 && number === 0)) return undefined;
    number = number * 10 + digit;
  }
  return number >= 1 && number <= 0xffffffff ? { seriesId: id.slice(0, dot), number } : undefined;
}

/** What people call a document or payment by its id: `FT_2026.17` is FT 2026/17. */
export function referenceById(id: string): string {
  const { seriesId = '', number } = placeOf(id) ?? {};
  const at = seriesId.indexOf('_');
  return at < 1 ? id : `${seriesId.slice(0, at)} ${seriesId.slice(at + 1)}/${number}`;
}
