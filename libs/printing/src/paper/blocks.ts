import type { ContactSnapshot } from '@balcao/domain';
import { paperMoment, type PrintMessages } from '@balcao/messages';
import { amountOf } from './figures.js';
import type { Fact, PaperBlock } from './paper.js';
import type { PrintedBank, PrintedDocument } from './printed-document.js';
import { present } from './texts.js';

/** How it was paid, how the goods travel, where to pay to; only what there is to say. */
export function blocksOf(document: PrintedDocument, texts: PrintMessages): readonly PaperBlock[] {
  const blocks: readonly PaperBlock[] = [
    { part: 'payment', title: texts.payment.title, facts: paymentOf(document, texts) },
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
  return rows.flatMap(({ methodId, amountMinor, receivedMinor, changeMinor }) => [
    { label: methodNames.get(methodId) ?? methodId, value: amount(amountMinor) },
    ...(changeMinor > 0
      ? [
          { label: texts.payment.received, value: amount(receivedMinor) },
          { label: texts.payment.change, value: amount(changeMinor) },
        ]
      : []),
  ]);
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

function bankFact({ bank, nib, iban, swift }: PrintedBank, { banks: texts }: PrintMessages): Fact {
  const numbers = present(
    nib && `${texts.nib} ${nib}`,
    iban && `${texts.iban} ${iban}`,
    swift && `${texts.swift} ${swift}`,
  );
  return { label: bank, value: numbers.join('  ') };
}
