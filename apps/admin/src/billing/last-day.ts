import { addDays } from '../formats/days.js';

/** The last day that a period pays for: it ends as the next one begins. */
export const lastDayOf = ({ endsOn }: { readonly endsOn: string }): string => addDays(endsOn, -1);
