import type { SeriesOpened, SeriesOpenedData } from './series.events.js';

/** The years that a series may be of. */
export const SERIES_YEARS = { first: 2000, last: 2100 };

/** `FT` and `2026` to `FT_2026`. */
export function seriesIdOf(typeId: string, code: string): string {
  return `${typeId}_${code}`;
}

/** The fact that a series is opened. */
export function seriesOpened(
  typeId: string,
  year: number,
  prefix: string,
  code = `${year}`,
): SeriesOpened {
  return {
    type: 'SeriesOpened',
    data: { id: seriesIdOf(typeId, code), typeId, year, code, prefix },
  };
}

/** As it is printed, `FT 2026`. */
export function nameOf({ prefix, code }: SeriesOpenedData): string {
  return `${prefix} ${code}`;
}
