import type { AccountingEvent } from './accounting/accounting.events.js';
import type { ApprovalsEvent } from './approvals/approvals.events.js';
import type { CatalogEvent } from './catalog/catalog.events.js';
import type { ClockEvent } from './clock/clock.events.js';
import type { CompaniesEvent } from './companies/companies.events.js';
import type { DocumentEvent, PaperEvent } from './documents/document.events.js';
import type { SendingEvent } from './documents/sending.events.js';
import type { DocumentTypesEvent } from './document-types/document-types.events.js';
import type { ExchangeEvent } from './exchange/exchange.events.js';
import type { ExpensesEvent } from './expenses/expenses.events.js';
import type { FiscalEvent } from './fiscal/fiscal.events.js';
import type { IdentityEvent } from './identity/identity.events.js';
import type { ImportsEvent } from './imports/imports.events.js';
import type { IntegrationsEvent } from './integrations/integrations.events.js';
import type { PartiesEvent } from './parties/parties.events.js';
import type { PaymentsEvent } from './payments/payments.events.js';
import type { PosEvent } from './pos/pos.events.js';
import type { PrintModelsEvent } from './print-models/print-models.events.js';
import type { SealsEvent } from './seals/seals.events.js';
import type { SeriesEvent } from './series/series.events.js';
import type { StockEvent } from './stock/stock.events.js';
import type { TreasuryEvent } from './treasury/treasury.events.js';
import type { VatEvent } from './vat/vat.events.js';

/** Every fact of a company's books. A new context is one line. */
export type JournalEvent =
  | AccountingEvent
  | ApprovalsEvent
  | CatalogEvent
  | ClockEvent
  | CompaniesEvent
  | DocumentEvent
  | DocumentTypesEvent
  | ExchangeEvent
  | ExpensesEvent
  | FiscalEvent
  | IdentityEvent
  | ImportsEvent
  | IntegrationsEvent
  | PaperEvent
  | PartiesEvent
  | PaymentsEvent
  | PosEvent
  | PrintModelsEvent
  | SealsEvent
  | SendingEvent
  | SeriesEvent
  | StockEvent
  | TreasuryEvent
  | VatEvent;

/** The name of an event as it is in the journal for ever; never that of a class. */
export type JournalEventType = JournalEvent['type'];

/** The event of one type, `JournalEventOf<'DocumentIssued'>`. */
export type JournalEventOf<T extends JournalEventType> = Extract<
  JournalEvent,
  { readonly type: T }
>;
