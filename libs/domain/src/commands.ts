import { accountingDeciders } from './accounting/accounting.deciders.js';
import { accountingNeeds } from './accounting/accounting.needs.js';
import { refuseTooLarge, refusingPrices } from './amounts/index.js';
import { approvingDeciders } from './approving/approving.deciders.js';
import { approvingNeeds } from './approving/approving.needs.js';
import type { Books } from './books.js';
import { catalogDeciders } from './catalog/catalog.deciders.js';
import { clockDeciders } from './clock/clock.deciders.js';
import { companiesDeciders } from './companies/companies.deciders.js';
import { refuseClosed } from './companies/close-company.js';
import { companyOf } from './companies/company-of.js';
import { correctingDeciders } from './correcting/correcting.deciders.js';
import type { Decide, DecideContext } from './decide.js';
import { documentTypesDeciders } from './document-types/document-types.deciders.js';
import { documentDeciders } from './documents/document.deciders.js';
import { documentNeeds } from './documents/document.needs.js';
import type { JournalEvent } from './events.js';
import { exchangeDeciders } from './exchange/exchange.deciders.js';
import { expensesDeciders } from './expenses/expenses.deciders.js';
import { expensesNeeds } from './expenses/expenses.needs.js';
import type { Needs } from './facts.js';
import { webhooksDeciders } from './feed/webhooks.deciders.js';
import { withAlterations } from './fiscal/alterations.js';
import { fiscalDeciders } from './fiscal/fiscal.deciders.js';
import { identityDeciders } from './identity/identity.deciders.js';
import { refuseBeyondLimits } from './identity/index.js';
import { integrationsDeciders } from './integrations/integrations.deciders.js';
import { importsDeciders } from './imports/imports.deciders.js';
import { refuseLockedDays } from './locked-days.js';
import { momentOf } from './moment.js';
import { partiesDeciders } from './parties/parties.deciders.js';
import { paymentsDeciders } from './payments/payments.deciders.js';
import { paymentsNeeds } from './payments/payments.needs.js';
import { posDeciders } from './pos/pos.deciders.js';
import { posNeeds } from './pos/pos.needs.js';
import { printModelsDeciders } from './print-models/print-models.deciders.js';
import { reconcilingDeciders } from './reconciling/reconciling.deciders.js';
import { reconcilingNeeds } from './reconciling/reconciling.needs.js';
import { sealsDeciders } from './seals/seals.deciders.js';
import { seriesDeciders } from './series/series.deciders.js';
import { stockNeeds } from './stock/opening-stock.js';
import { stockDeciders } from './stock/stock.deciders.js';
import { treasuryDeciders } from './treasury/treasury.deciders.js';
import { treasuryNeeds } from './treasury/treasury.needs.js';
import { vatDeciders } from './vat/vat.deciders.js';

/** The rules of each context's commands. */
interface DecidersByContext {
  readonly accounting: typeof accountingDeciders;
  readonly approving: typeof approvingDeciders;
  readonly catalog: typeof catalogDeciders;
  readonly clock: typeof clockDeciders;
  readonly companies: typeof companiesDeciders;
  readonly documents: typeof documentDeciders;
  readonly documentTypes: typeof documentTypesDeciders;
  readonly exchange: typeof exchangeDeciders;
  readonly expenses: typeof expensesDeciders;
  readonly fiscal: typeof fiscalDeciders;
  readonly identity: typeof identityDeciders;
  readonly imports: typeof importsDeciders;
  readonly integrations: typeof integrationsDeciders;
  readonly parties: typeof partiesDeciders;
  readonly payments: typeof paymentsDeciders;
  readonly pos: typeof posDeciders;
  readonly printModels: typeof printModelsDeciders;
  readonly correcting: typeof correctingDeciders;
  readonly reconciling: typeof reconcilingDeciders;
  readonly seals: typeof sealsDeciders;
  readonly series: typeof seriesDeciders;
  readonly stock: typeof stockDeciders;
  readonly treasury: typeof treasuryDeciders;
  readonly vat: typeof vatDeciders;
  readonly webhooks: typeof webhooksDeciders;
}

/** A context that has commands. */
export type CommandContext = keyof DecidersByContext;

/** The rules of each context's commands. A new context is a line here and one above. */
export const decidersByContext: DecidersByContext = {
  accounting: accountingDeciders,
  approving: approvingDeciders,
  catalog: catalogDeciders,
  clock: clockDeciders,
  companies: companiesDeciders,
  documents: documentDeciders,
  documentTypes: documentTypesDeciders,
  exchange: exchangeDeciders,
  expenses: expensesDeciders,
  fiscal: fiscalDeciders,
  identity: identityDeciders,
  imports: importsDeciders,
  integrations: integrationsDeciders,
  parties: partiesDeciders,
  payments: paymentsDeciders,
  pos: posDeciders,
  printModels: printModelsDeciders,
  correcting: correctingDeciders,
  reconciling: reconcilingDeciders,
  seals: sealsDeciders,
  series: seriesDeciders,
  stock: stockDeciders,
  treasury: treasuryDeciders,
  vat: vatDeciders,
  webhooks: webhooksDeciders,
};

type OfAContext = DecidersByContext[CommandContext];
type KeysOfEach<T> = T extends T ? keyof T : never;
type Deciders = {
  readonly [T in KeysOfEach<OfAContext>]: Extract<OfAContext, { readonly [K in T]: unknown }>[T];
};

/** Every command's rule. */
export const deciders = Object.assign(
  {},
  ...Object.values<object>({ ...decidersByContext }),
) as Deciders;

/** The name of a command, `IssueDocument`; a decider's key in the list above. */
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
  refuseClosed(books, command);
  // Each decider takes the command that its name stands for: the type of the list says so.
  const decider = deciders[command.type] as Decide<Command>;
  const happening = happeningNow(command, context);
  const decided = refusingPrices(() => decider(books, command, happening));
  const events = withAlterations(books, decided, happening);
  // What has happened at a till is taken with what was beyond limits noted beside it.
  if (command.type === 'TakeTillEntry') return events;
  refuseBeyondLimits(books, events, happening, command);
  refuseLockedDays(books, events, happening);
  refuseTooLarge(books, events, command);
  return events;
}

/** The context that rules are given: at the moment of the command, with what its sender accepts. */
function happeningNow(command: Command, context: DecideContext): DecideContext {
  const now = momentOf(context);
  const isPast = command.type === 'TakeTillEntry';
  const isAccepted = isPast || ('acceptsClock' in command && command.acceptsClock);
  if (now === context.now && !isAccepted) return context;
  return { ...context, now, ...(isAccepted && { acceptsClock: true }) };
}

/** What the commands ask the journal for; those that are missing need the books alone. */
const needs: { readonly [T in CommandType]?: Needs<CommandOf<T>> } = {
  ...accountingNeeds,
  ...approvingNeeds,
  ...documentNeeds,
  ...expensesNeeds,
  ...paymentsNeeds,
  ...posNeeds,
  ...reconcilingNeeds,
  ...treasuryNeeds,
  ...stockNeeds,
};

const nothing: readonly string[] = [];

/** The ids of the records whose first events a command's decision asks for, see `Facts`. */
export function neededRecords(
  command: Command,
  found: ReadonlyMap<string, JournalEvent>,
): readonly string[] {
  // Each entry takes the command that its name stands for: the type of the list says so.
  const asked = needs[command.type] as Needs<Command> | undefined;
  return asked === undefined ? nothing : asked(command, found);
}
