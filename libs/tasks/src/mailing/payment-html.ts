import type { PaymentRecordedData } from '@balcao/domain';
import { paperDay, paperWords, showMinor, type Language } from '@balcao/messages';
import { amountInWords } from '@balcao/pricing';
import { paperHtml, paperNote, paperSums, paperTable } from './paper-frame.js';

interface PaymentPaper {
  readonly language: Language;
  readonly typeName: string;
  readonly isCancelled: boolean;
}

/** A receipt as one page of HTML: who paid what, how, and what that settles. */
export function paymentHtml(paid: PaymentRecordedData, paper: PaymentPaper): string {
  const { language, typeName, isCancelled } = paper;
  const words = paperWords[language];
  const amount = (minor: number) => `${showMinor(minor, language)} ${paid.currency}`;
  const methods = paid.rows.map(({ method, reference = '', amountMinor }) => [
    method,
    reference,
    showMinor(amountMinor, language),
  ]);
  const settled = [...paid.allocations, ...paid.adjustments].map((allocation) => [
    allocation.reference,
    paperDay(allocation.issuedOn),
    showMinor(allocation.totalMinor, language),
    showMinor(allocation.amountMinor, language),
  ]);
  const parts = [
    paperTable(
      [
        { title: words.method },
        { title: words.reference },
        { title: words.amount, isFigure: true },
      ],
      methods,
    ),
    settled.length === 0
      ? ''
      : `<h2>${words.settled}</h2>${paperTable(settledColumns(words), settled)}`,
    paperSums([
      ...(paid.advanceMinor > 0 ? [[words.advance, amount(paid.advanceMinor)] as const] : []),
      [words.paid, amount(paid.paidMinor)],
    ]),
    paperNote(words.inWords, amountInWords(paid.paidMinor, language, paid.currency)),
    paperNote(words.note, paid.note),
  ];
  return paperHtml(
    {
      language,
      title: `${typeName} ${paid.reference}`,
      company: paid.supplier,
      party: paid.party,
      isPurchase: paid.ledger === 'supplier',
      facts: [[words.issuedOn, paperDay(paid.issuedOn)]],
      marks: isCancelled ? [words.cancelled] : [],
    },
    parts.join('\n'),
  );
}

const settledColumns = (words: (typeof paperWords)[Language]) => [
  { title: words.reference },
  { title: words.issuedOn },
  { title: words.openBefore, isFigure: true },
  { title: words.amount, isFigure: true },
];
