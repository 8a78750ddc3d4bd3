import { paperDay, type PrintMessages } from '@balcao/messages';
import { decimalOf } from './figures.js';
import type { Fact } from './paper.js';
import type { PrintedDocument } from './printed-document.js';

/** Days, currency, order and what the document refers to. */
export function factsOf(document: PrintedDocument, texts: PrintMessages): readonly Fact[] {
  const { issued, model, refersTo, companyCurrency } = document;
  const { facts } = texts;
  // What a credit note gives back to a client falls due on no day.
  const isPurchase = issued.group === 'purchases';
  const isOpen =
    issued.accountEffect === 'debit' || (isPurchase && issued.accountEffect === 'credit');
  const list: readonly (readonly [label: string, value: string | undefined])[] = [
    [facts.issuedOn, paperDay(issued.issuedOn)],
    [facts.validUntil, issued.validUntil && paperDay(issued.validUntil)],
    [facts.dueOn, isOpen ? paperDay(issued.dueOn) : undefined],
    [facts.currency, issued.currency],
    [
      facts.rate,
      issued.exchange &&
        `1 ${issued.currency} = ${decimalOf(issued.exchange.rate, model.language)} ${companyCurrency}`,
    ],
    [facts.orderNumber, issued.orderNumber],
    [facts.supplierReference, issued.supplierReference],
    [facts.refersTo, refersTo.length > 0 ? refersTo.join(', ') : undefined],
    [facts.account, issued.party.code],
  ];
  return list.flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [{ label, value }],
  );
}
