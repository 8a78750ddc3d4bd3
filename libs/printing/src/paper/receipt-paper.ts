import { paperDay, printMessages, type Language, type PrintMessages } from '@balcao/messages';
import { printParts, type PaymentRecordedData } from '@balcao/domain';
import { amountOf } from './figures.js';
import { labelsOf, stampOf } from './paper-of.js';
import type { Fact, Paper, PaperBlock, PaperParty, PaperTotal } from './paper.js';
import { madeBy } from './mentions.js';
import { clientLinesOf, issuerOf, supplierLinesOf } from './parties.js';
import type { PrintedPayment } from './printed-payment.js';
import { receiptTable } from './receipt-table.js';
import { linesOf } from './texts.js';
import { wordsOf } from './totals.js';

/** What a receipt, a payment or a set-off says on paper. */
export function receiptPaperOf(printed: PrintedPayment): Paper {
  const { payment, model, typeName, copy, logo } = printed;
  const { language, paperSize, header, body, footer } = model;
  const texts = printMessages(language);
  const stamp = stampOf(printed, texts.marks);
  return {
    language,
    on: payment.issuedOn,
    size: paperSize,
    title: typeName,
    reference: payment.reference,
    copy: texts.copies[copy],
    ...(stamp !== undefined && { stamp }),
    issuer: issuerOf(payment, texts),
    ...(logo && { logo }),
    header: linesOf(header),
    party: partyOf(payment, texts),
    facts: factsOf(payment, texts),
    body: linesOf(body),
    labels: labelsOf(texts),
    table: receiptTable(payment, language, texts),
    vat: [],
    totals: totalsOf(payment, language, texts),
    order: model.parts ?? printParts,
    words: wordsOf(payment.paidMinor, payment.currency, language, texts),
    blocks: meansOf(printed, texts),
    note: linesOf(payment.note),
    footer: linesOf(footer),
    mentions: [
      ...(isReceived(payment) ? [texts.receipt.note] : []),
      ...(copy === 'original' ? [] : [texts.notOriginal]),
      madeBy(printed.certificate, payment.supplier, texts.marks.issuedBy),
    ],
  };
}

/** Whether money came in: a set-off moves none. */
const isReceived = ({ ledger, setOff }: PaymentRecordedData): boolean =>
  ledger === 'client' && setOff === undefined;

function partyOf(payment: PaymentRecordedData, texts: PrintMessages): PaperParty {
  const { ledger, setOff, party } = payment;
  const { name } = party;
  if (ledger === 'supplier') {
    return { heading: texts.receipt.paid, name, lines: supplierLinesOf(party) };
  }
  const heading = setOff === undefined ? texts.receipt.received : texts.receipt.setOffWith;
  return { heading, name, lines: clientLinesOf(party, texts) };
}

const factsOf = (payment: PaymentRecordedData, { facts }: PrintMessages): readonly Fact[] => [
  { label: facts.issuedOn, value: paperDay(payment.issuedOn) },
  { label: facts.currency, value: payment.currency },
  {
    label: payment.ledger === 'client' ? facts.account : facts.supplierAccount,
    value: payment.party.code,
  },
];

function totalsOf(
  { paidMinor, advanceMinor, currency, setOff }: PaymentRecordedData,
  language: Language,
  { receipt: texts }: PrintMessages,
): readonly PaperTotal[] {
  const sum = (label: string, minor: number, isGrand = false): PaperTotal => {
    return { label, value: amountOf(minor, language), isGrand };
  };
  return [
    ...(advanceMinor === 0
      ? []
      : [sum(texts.settledTotal, paidMinor - advanceMinor), sum(texts.advance, advanceMinor)]),
    sum(`${setOff ? texts.setOffTotal : texts.paidTotal} ${currency}`, paidMinor, true),
  ];
}

/** By which means, with the reference of each: a cheque's number, a transaction. */
function meansOf(
  { payment: { rows }, methodNames, model }: PrintedPayment,
  { payment: texts }: PrintMessages,
): readonly PaperBlock[] {
  if (rows.length === 0) return [];
  const amount = (minor: number) => amountOf(minor, model.language);
  const facts = rows.flatMap(({ methodId, method, reference, amountMinor, roundingMinor = 0 }) => [
    {
      label: methodNames.get(methodId) ?? method,
      value: [amount(amountMinor), reference].filter(Boolean).join('  '),
    },
    ...(roundingMinor === 0 ? [] : [{ label: texts.rounding, value: amount(roundingMinor) }]),
  ]);
  return [{ part: 'payment', title: texts.title, facts }];
}
