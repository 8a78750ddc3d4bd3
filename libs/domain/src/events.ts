import type { CatalogEvent } from './catalog/catalog.events.js';
import type { CompaniesEvent } from './companies/companies.events.js';
import type { DocumentEvent } from './documents/document.events.js';
import type { DocumentTypesEvent } from './document-types/document-types.events.js';
import type { IdentityEvent } from './identity/identity.events.js';
import type { PartiesEvent } from './parties/parties.events.js';
import type { PrintModelsEvent } from './print-models/print-models.events.js';
import type { SeriesEvent } from './series/series.events.js';
import type { StockEvent } from './stock/stock.events.js';
import type { VatEvent } from './vat/vat.events.js';

/** Every fact of a company's books. A new context is one line. */
export type JournalEvent =
  | CatalogEvent
  | CompaniesEvent
  | DocumentEvent
  | DocumentTypesEvent
  | IdentityEvent
  | PartiesEvent
  | PrintModelsEvent
  | SeriesEvent
  | StockEvent
  | VatEvent;

export type JournalEventType = JournalEvent['type'];

/** The event of one type, `JournalEventOf<'DocumentIssued'>`. */
export type JournalEventOf<T extends JournalEventType> = Extract<
  JournalEvent,
  { readonly type: T }
>;
