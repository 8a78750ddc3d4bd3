import type { Books } from '../books.js';
import { yearOf } from '../calendar.js';
import type { Decide, DecideContext } from '../decide.js';
import { activeMembers } from '../identity/index.js';
import { refuse } from '../refusal.js';
import type { TreasuryAccountFields } from '../treasury/index.js';
import type { DismissSetUp, SettleSetUpStep } from './companies.commands.js';
import type { Company } from './companies.slice.js';
import { setUpSteps, type SetUpStep } from './companies.events.js';
import { companyOf, todayIn } from './company-of.js';

/** One step of setting up, as it stands. */
export interface SetUpStanding {
  readonly step: SetUpStep;
  readonly state: 'left' | 'done' | 'skipped';
}

/** Each step as the books have it: what they show to be done needs nobody to say so. */
export function setUpStandings(
  books: Books,
  context: Pick<DecideContext, 'now'>,
): readonly SetUpStanding[] {
  const { steps } = books.companies.setUp.get();
  return setUpSteps.map((step) => {
    const text = steps[step];
    if (text === 'done') return { step, state: 'done' };
    return { step, state: showsDone(books, step, context) ? 'done' : (text ?? 'left') };
  });
}

function showsDone(books: Books, step: SetUpStep, context: Pick<DecideContext, 'now'>): boolean {
  switch (step) {
    case 'series':
      return hasSeriesOf(books, yearOf(todayIn(books, context)));
    case 'records':
      return books.catalog.articles.size > 0 && books.parties.parties.size > 0;
    case 'users':
      return activeMembers(books).length > 1 || books.identity.invitations.size > 0;
    case 'details':
      return isWhole(companyOf(books));
    case 'vat':
      return isIssuing(books);
    case 'payments':
      return [...books.treasury.accounts.values()].some(isOfBank);
  }
}

/** What the law wants on documents. */
const isWhole = ({ nuit, address, city }: Company): boolean =>
  [nuit, address, city].every((text) => text.trim() !== '');

const isOfBank = ({ accountNumber, nib, iban }: TreasuryAccountFields): boolean =>
  [accountNumber, nib, iban].some((text) => text !== undefined);

/** What was issued has a VAT that somebody chose. */
const isIssuing = ({ series, documents }: Books): boolean =>
  [...series.series.values()].some(({ id }) => documents.lastRevisions.length(id) > 0);

function hasSeriesOf(books: Books, year: number): boolean {
  return [...books.series.series.values()].some((series) => series.year === year);
}

/** What a person says of a step, done or skipped; the same again changes nothing. */
export const settleSetUpStep: Decide<SettleSetUpStep> = (books, { step, how }) => {
  const { id } = companyOf(books);
  if (!setUpSteps.includes(step)) refuse('field.invalid', { field: 'step' }, 'step');
  if (books.companies.setUp.get().steps[step] === how) return [];
  return [{ type: 'SetUpStepSettled', data: { id, step, how } }];
};

/** Removes the guide from everybody's first page, even if steps are still to do. */
export const dismissSetUp: Decide<DismissSetUp> = (books) => {
  const { id } = companyOf(books);
  if (books.companies.setUp.get().isDismissed) return [];
  return [{ type: 'SetUpDismissed', data: { id } }];
};
