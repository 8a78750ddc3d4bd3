import type { PaymentListRow } from '@balcao/contracts';
import type { PaymentRecordedData } from '@balcao/domain';
import type { FiscalPayment, FiscalPaymentLine } from '@balcao/fiscal';
import { payments } from '@balcao/projections';
import { numberOf } from './fiscal-document.js';
import type { DocumentReading } from './issued-documents.js';
import { eventAt, stampOf } from './journal-events.js';

/** Rows read at once. */
const rowsPerRead = 500;

/** The period's receipts of clients, by series and number. */
export async function* receiptsOf(reading: DocumentReading): AsyncGenerator<FiscalPayment> {
  const { ground, companyId, from, to } = reading;
  for (let skip = 0; ; skip += rowsPerRead) {
    const page: readonly PaymentListRow[] = await ground.rows.find(payments, companyId, {
      where: { ledger: 'client', issuedOn: { $gte: from, $lte: to } },
      sort: [
        ['seriesId', 'asc'],
        ['number', 'asc'],
      ],
      limit: rowsPerRead,
      skip,
    });
    for (const row of page) {
      // A set-off moves no money: it is no receipt.
      if (row.isSetOff !== true) yield await receiptOf(reading, row);
    }
    if (page.length < rowsPerRead) return;
  }
}

async function receiptOf(reading: DocumentReading, row: PaymentListRow): Promise<FiscalPayment> {
  const event = await eventAt(reading, row.issuedRevision);
  // The row was folded from this very event.
  const recorded = event.data as unknown as PaymentRecordedData;
  const entered = stampOf(event, reading.timeZone);
  const code = row.status === 'cancelled' ? 'A' : 'N';
  const lines = linesOf(recorded);
  const netMinor = lines.reduce(
    (sum, { side, amountMinor }) => sum + (side === 'credit' ? amountMinor : -amountMinor),
    0,
  );
  const withheld = recorded.adjustments.filter(({ kind }) => kind === 'withholding');
  return {
    number: numberOf(recorded),
    type: 'RG',
    status: { code, ...entered },
    source: 'P',
    paidOn: recorded.issuedOn,
    enteredAt: entered.at,
    by: entered.by,
    customerId: recorded.partyId,
    means: recorded.rows.map(({ mechanism, amountMinor, valueOn }) => ({
      mechanism,
      amountMinor,
      on: valueOn ?? recorded.issuedOn,
    })),
    lines,
    totals: { taxMinor: 0, netMinor: Math.abs(netMinor), grossMinor: Math.abs(netMinor) },
    withholdings: withheld.map(({ amountMinor }) => ({ type: 'IRPS', amountMinor })),
  };
}

/** What it settles; what no document has taken is of the receipt itself. */
function linesOf(recorded: PaymentRecordedData): readonly FiscalPaymentLine[] {
  const { allocations, advanceMinor, issuedOn } = recorded;
  const settled = allocations.map(({ reference, issuedOn: on, side, amountMinor }) => ({
    sources: [{ number: reference, on }],
    side: side === 'debit' ? ('credit' as const) : ('debit' as const),
    amountMinor,
  }));
  const own = { sources: [{ number: numberOf(recorded), on: issuedOn }], side: 'credit' as const };
  const isAdvance = advanceMinor > 0 || settled.length === 0;
  const all = isAdvance ? [...settled, { ...own, amountMinor: advanceMinor }] : settled;
  return all.map((line, at) => ({ number: at + 1, ...line }));
}
