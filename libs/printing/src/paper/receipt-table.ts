import type { Adjustment, Allocation, PaymentRecordedData } from '@balcao/domain';
import { paperDay, type Language, type PrintMessages } from '@balcao/messages';
import { amountOf } from './figures.js';
import type { PaperRow, PaperTable } from './paper.js';
import { present } from './texts.js';

/** What a receipt settles, document by document; what settles without money under its own name. */
export function receiptTable(
  payment: PaymentRecordedData,
  language: Language,
  { receipt: texts }: PrintMessages,
): PaperTable {
  const row = (settled: Allocation, details: readonly string[] = []): PaperRow => {
    const { reference, issuedOn, dueOn, totalMinor, amountMinor, side } = settled;
    const signed = isAgainst(payment, side) ? -amountMinor : amountMinor;
    const amount = amountOf(signed, language);
    const [day, due] = [paperDay(issuedOn), paperDay(dueOn)];
    return {
      cells: [reference, day, due, amountOf(totalMinor, language), amount],
      details,
      roll: {
        text: `${reference}  ${day}`,
        left: `${texts.total} ${amountOf(totalMinor, language)}`,
        right: amount,
      },
      amountMinor: signed,
    };
  };
  const adjusted = (adjustment: Adjustment): PaperRow => {
    const { kind, reason, certificate } = adjustment;
    return row(adjustment, present(texts.adjustments[kind], reason, certificate));
  };
  const { allocations, adjustments, setOff } = payment;
  return {
    columns: [
      { label: texts.document, width: 'rest', isFigure: false },
      { label: texts.date, width: 64, isFigure: false },
      { label: texts.dueOn, width: 64, isFigure: false },
      { label: texts.total, width: 80, isFigure: true },
      { label: texts.settled, width: 80, isFigure: true },
    ],
    rows: [
      ...allocations.map((each) => row(each)),
      ...adjustments.map(adjusted),
      ...(setOff?.allocations ?? []).map((each) => row(each, [texts.setOff])),
    ],
  };
}

/** A credit that a client's receipt takes in, or a debit that a supplier's does, counts off. */
const isAgainst = ({ ledger }: PaymentRecordedData, side: Allocation['side']): boolean =>
  (ledger === 'client') === (side === 'credit');
