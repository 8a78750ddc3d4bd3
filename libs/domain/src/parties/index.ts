export * from './erasure-of.js';
export type { EraseParty } from './erase-party.js';
export * from './parties.deciders.js';
export * from './parties.events.js';
export * from './parties.registers.js';
export * from './parties.slice.js';
export * from './party-language.js';
export {
  receiptChannels,
  receiptFields,
  type ReceiptChannel,
  type ReceiptConsent,
} from './receipt-consent.js';
export type { RecordStatementSent } from './record-statement-sent.js';
