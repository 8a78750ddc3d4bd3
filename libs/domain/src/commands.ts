import type { Books } from './books.js';
import { catalogDeciders } from './catalog/catalog.deciders.js';
import { companiesDeciders } from './companies/companies.deciders.js';
import { companyOf } from './companies/company-of.js';
import type { Decide, DecideContext } from './decide.js';
import { documentTypesDeciders } from './document-types/document-types.deciders.js';
import { documentDeciders } from './documents/document.deciders.js';
import type { JournalEvent } from './events.js';
import { partiesDeciders } from './parties/parties.deciders.js';
import { seriesDeciders } from './series/series.deciders.js';
import { vatDeciders } from './vat/vat.deciders.js';

/** Every command's rule. A new context is one line. */
export const deciders = {
  ...catalogDeciders,
  ...companiesDeciders,
  ...documentDeciders,
  ...documentTypesDeciders,
  ...partiesDeciders,
  ...seriesDeciders,
  ...vatDeciders,
};

type Deciders = typeof deciders;

export type CommandType = keyof Deciders;

/** An intention, told apart by `type`. */
export type Command = { [T in CommandType]: Parameters<Deciders[T]>[1] }[CommandType];

/** The command of one type, `CommandOf<'IssueDocument'>`. */
export type CommandOf<T extends CommandType> = Parameters<Deciders[T]>[1];

/**
 * Decides a command against the books, which stay as they are. No event at all means that there was
 * nothing to change. Throws `DomainError` when a rule refuses it.
 */
export function decide(
  books: Books,
  command: Command,
  context: DecideContext,
): readonly JournalEvent[] {
  if (command.type !== 'RegisterCompany') companyOf(books);
  // Each decider takes the command that its name stands for: the type of the list says so.
  const decider = deciders[command.type] as Decide<Command>;
  return decider(books, command, context);
}
