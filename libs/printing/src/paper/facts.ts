import {
  neededFacts,
  sumAmounts,
  tillFacts,
  usualFacts,
  withNeeded,
  type PrintFact,
} from '@balcao/domain';
import { paperDay, type PrintMessages } from '@balcao/messages';
import { decimalOf } from './figures.js';
import type { Fact } from './paper.js';
import type { PrintedDocument } from './printed-document.js';

/** Days, currency, order and what the document refers to: those of the model, in its order. */
export function factsOf(document: PrintedDocument, texts: PrintMessages): readonly Fact[] {
  const { issued, model } = document;
  const values = valuesOf(document, texts);
  const needed = neededFacts(issued.exchange !== undefined);
  const usual = document.isAtTill === true ? tillFacts : usualFacts;
  const facts = withNeeded(model.facts, usual, needed).flatMap((name) => {
    const value = values[name] ?? '';
    return value === '' ? [] : [{ label: labelOf(name, document, texts), value }];
  });
  return document.isAtTill === true ? [...facts, itemsOf(document, texts)] : facts;
}

/** Who sold, and on whose sign-in where that was somebody else's. */
function sellerOf({ seller, signedIn }: PrintedDocument, texts: PrintMessages): string | undefined {
  if (seller === undefined || signedIn === undefined) return seller;
  return `${seller} · ${texts.onDeviceOf} ${signedIn}`;
}

/** How much was sold over the counter: pieces, and what is measured in each unit. */
function itemsOf({ issued, model }: PrintedDocument, { items }: PrintMessages): Fact {
  const { pieces, measured } = sumAmounts(issued.lines);
  const weights = measured.map(
    ({ unit, quantity }) => `${decimalOf(quantity, model.language)} ${unit}`,
  );
  const counted = pieces === '0' && weights.length > 0 ? [] : [decimalOf(pieces, model.language)];
  return { label: items, value: [...counted, ...weights].join(' · ') };
}

/** The hour and minute of an instant where the shop is: `14:35`. */
const hourOf = ({ at, timeZone }: NonNullable<PrintedDocument['soldAt']>): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );

/** The label of a fact; that of an account names the party of the document, client or supplier. */
const labelOf = (name: PrintFact, { issued }: PrintedDocument, { facts }: PrintMessages): string =>
  name === 'account' && issued.group === 'purchases' ? facts.supplierAccount : facts[name];

function valuesOf(
  document: PrintedDocument,
  texts: PrintMessages,
): Readonly<Record<PrintFact, string | undefined>> {
  const { issued, model, refersTo, companyCurrency, soldAt } = document;
  // What a credit note gives back to a client falls due on no day.
  const isPurchase = issued.group === 'purchases';
  const isOpen =
    issued.accountEffect === 'debit' || (isPurchase && issued.accountEffect === 'credit');
  return {
    issuedOn: [paperDay(issued.issuedOn), ...(soldAt ? [hourOf(soldAt)] : [])].join(' '),
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
    seller: sellerOf(document, texts),
  };
}
