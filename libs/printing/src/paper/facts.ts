import { neededFacts, usualFacts, withNeeded, type PrintFact } from '@balcao/domain';
import { paperDay, type PrintMessages } from '@balcao/messages';
import { decimalOf } from './figures.js';
import type { Fact } from './paper.js';
import type { PrintedDocument } from './printed-document.js';

/** Days, currency, order and what the document refers to: those of the model, in its order. */
export function factsOf(document: PrintedDocument, texts: PrintMessages): readonly Fact[] {
  const { issued, model } = document;
  const values = valuesOf(document);
  const needed = neededFacts(issued.exchange !== undefined);
  return withNeeded(model.facts, usualFacts, needed).flatMap((name) => {
    const value = values[name] ?? '';
    return value === '' ? [] : [{ label: labelOf(name, document, texts), value }];
  });
}

/** The label of a fact; that of an account names the party of the document, client or supplier. */
const labelOf = (name: PrintFact, { issued }: PrintedDocument, { facts }: PrintMessages): string =>
  name === 'account' && issued.group === 'purchases' ? facts.supplierAccount : facts[name];

function valuesOf({
  issued,
  model,
  refersTo,
  companyCurrency,
  seller,
}: PrintedDocument): Readonly<Record<PrintFact, string | undefined>> {
  // What a credit note gives back to a client falls due on no day.
  const isPurchase = issued.group === 'purchases';
  const isOpen =
    issued.accountEffect === 'debit' || (isPurchase && issued.accountEffect === 'credit');
  return {
    issuedOn: paperDay(issued.issuedOn),
    validUntil: issued.validUntil && paperDay(issued.validUntil),
    dueOn: isOpen ? paperDay(issued.dueOn) : undefined,
    currency: issued.currency,
    rate:
      issued.exchange &&
      `1 ${issued.currency} = ${decimalOf(issued.exchange.rate, model.language, 2)} ${companyCurrency}`,
    orderNumber: issued.orderNumber,
    supplierReference: issued.supplierReference,
    refersTo: refersTo.join(', '),
    account: issued.party.code,
    seller,
  };
}
