import type { ContactSnapshot, DocumentIssuedData } from '@balcao/domain';
import { paperMoment, type PrintMessages } from '@balcao/messages';
import { amountOf } from './figures.js';
import type { Fact, PaperBlock } from './paper.js';
import type { PrintedBank, PrintedDocument } from './printed-document.js';
import { present } from './texts.js';

/** How it was paid, how the goods travel, where to pay to; only what there is to say. */
export function blocksOf(document: PrintedDocument, texts: PrintMessages): readonly PaperBlock[] {
  const blocks: readonly PaperBlock[] = [
    { part: 'payment', title: texts.payment.title, facts: paymentOf(document, texts) },
    { part: 'payment', title: texts.payment.owed, facts: owedOf(document, texts) },
    { part: 'transport', title: texts.transport.title, facts: transportOf(document, texts) },
    {
      part: 'banks',
      title: texts.banks.title,
      facts: document.banks.map((bank) => bankFact(bank, texts)),
    },
  ];
  return blocks.filter(({ facts }) => facts.length > 0);
}

function paymentOf({ issued, methodNames, model }: PrintedDocument, texts: PrintMessages): Fact[] {
  const rows = issued.payment?.rows ?? [];
  const amount = (minor: number) => amountOf(minor, model.language);
  const fact = (label: string, minor: number) => ({ label, value: amount(minor) });
  const means = rows.flatMap((row) => {
    const { methodId, amountMinor, receivedMinor, changeMinor, roundingMinor = 0 } = row;
    const { rounding, received, change } = texts.payment;
    return [
      fact(methodNames.get(methodId) ?? methodId, amountMinor),
      ...(roundingMinor === 0 ? [] : [fact(rounding, roundingMinor)]),
      ...(changeMinor > 0 || roundingMinor !== 0 ? [fact(received, receivedMinor)] : []),
      ...(changeMinor > 0 ? [fact(change, changeMinor)] : []),
    ];
  });
  const creditMinor = creditOf(issued);
  if (creditMinor === 0) return means;
  return [...means, { label: texts.payment.credit, value: amount(creditMinor) }];
}

/** What was on the client's account before and pays this: no money came for it. */
const creditOf = ({ accountEffect, account }: DocumentIssuedData): number =>
  accountEffect === 'both' ? account.debitMinor - account.creditMinor : 0;

/** At a till the client may pay at once, or owe it: the receipt says which. */
function owedOf({ issued, isAtTill, model }: PrintedDocument, texts: PrintMessages): Fact[] {
  if (isAtTill !== true || issued.accountEffect !== 'debit') return [];
  const value = amountOf(issued.totals.totalMinor, model.language);
  return [{ label: texts.payment.onAccount, value }];
}

function transportOf({ issued }: PrintedDocument, { transport: texts }: PrintMessages): Fact[] {
  const { transport, receiver, carrier } = issued;
  const list: readonly (readonly [label: string, value: string | undefined])[] = [
    [texts.startsAt, transport?.startsAt && paperMoment(transport.startsAt)],
    [texts.from, transport?.from],
    [texts.to, transport?.to],
    [texts.vehicle, transport?.vehicle],
    [texts.receiver, contactOf(receiver)],
    [texts.carrier, contactOf(carrier)],
  ];
  return list.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const contactOf = (contact: ContactSnapshot | undefined): string | undefined =>
  contact && present(contact.name, contact.contact, contact.address).join(', ');

/** A bank, and the numbers by which it is paid to. */
export function bankFact(
  { bank, nib, iban, swift }: PrintedBank,
  { banks: texts }: PrintMessages,
): Fact {
  const numbers = present(
    nib && `${texts.nib} ${nib}`,
    iban && `${texts.iban} ${iban}`,
    swift && `${texts.swift} ${swift}`,
  );
  return { label: bank, value: numbers.join('  ') };
}
