import type { Books } from '../books.js';
import { dayIn } from '../calendar.js';
import type { DecideContext } from '../decide.js';
import { refuse } from '../refusal.js';
import type { Company } from './companies.slice.js';

/** The company that the books belong to; refused while there is none. */
export function companyOf(books: Books): Company {
  return books.companies.company.get() ?? refuse('company.notRegistered');
}

/** The calendar day of the command in the company's time zone. */
export function todayIn(books: Books, { now }: Pick<DecideContext, 'now'>): string {
  return dayIn(books.companies.settings.get().timeZone, now);
}
