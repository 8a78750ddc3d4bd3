import { absent, conflict, invalid } from '../kernel/index.js';

/** Refusals of series; `series` is what is printed, `FT 2026`. */
export const seriesErrors = {
  'series.notFound': absent<{ year: number }>(),
  'series.closed': conflict<{ series: string }>(),
  'series.alreadyClosed': conflict<{ series: string }>(),
  'series.alreadyOpen': conflict<{ series: string }>(),
  'series.exists': conflict<{ series: string }>(),
  'series.codeIsLettersAndDigits': invalid(),
  'series.invalidYear': invalid(),
};
