import type { PaymentListRow } from '@balcao/contracts';
import type { PaymentRecorded } from '@balcao/domain';
import type { RecordedEvent } from '@balcao/event-store';
import type { FiscalPayment } from '@balcao/fiscal';
import { eventAs } from '@balcao/journal';
import { payments } from '@balcao/projections';
import { numberOf, withheldTaxIn } from './fiscal-document.js';
import type { DocumentReading } from './issued-documents.js';
import { eventsAt, stampOf } from './journal-events.js';
import { settledLines } from './settled-lines.js';

/** Rows read at once. */
const rowsPerRead = 500;
/** Receipts whose events are read together. */
const receiptsPerRead = 50;

/** The period's receipts of clients, by series and number. */
export async function* receiptsOf(reading: DocumentReading): AsyncGenerator<FiscalPayment> {
  let seriesId = await seriesAfter(reading, '');
  while (seriesId !== undefined) {
    for (let last = 0; ;) {
      const page = await pageOf(reading, seriesId, last);
      // A set-off moves no money: it is no receipt.
      yield* allOf(
        reading,
        page.filter(({ isSetOff }) => isSetOff !== true),
      );
      last = page.at(-1)?.number ?? last;
      if (page.length < rowsPerRead) break;
    }
    seriesId = await seriesAfter(reading, seriesId);
  }
}

/** The next series in which there is any payment. */
async function seriesAfter(
  { ground, companyId }: DocumentReading,
  before: string,
): Promise<string | undefined> {
  const [first] = await ground.rows.find(payments, companyId, {
    where: { seriesId: { $gt: before } },
    sort: [['seriesId', 'asc']],
    limit: 1,
  });
  return first?.seriesId;
}

const pageOf = (
  { ground, companyId, from, to }: DocumentReading,
  seriesId: string,
  last: number,
): Promise<readonly PaymentListRow[]> =>
  ground.rows.find(payments, companyId, {
    where: {
      seriesId,
      number: { $gt: last },
      ledger: 'client',
      issuedOn: { $gte: from, $lte: to },
    },
    sort: [['number', 'asc']],
    limit: rowsPerRead,
  });

async function* allOf(
  reading: DocumentReading,
  rows: readonly PaymentListRow[],
): AsyncGenerator<FiscalPayment> {
  for (let at = 0; at < rows.length; at += receiptsPerRead) {
    const some = rows.slice(at, at + receiptsPerRead);
    const revisions = some.map(({ issuedRevision }) => issuedRevision);
    const events = await eventsAt(reading, revisions);
    for (const row of some) {
      const event = events.get(row.issuedRevision);
      if (event === undefined) throw new Error(`the journal lacks the payment ${row.id}`);
      yield receiptOf(reading, row, event);
    }
  }
}

function receiptOf(
  reading: DocumentReading,
  row: PaymentListRow,
  event: RecordedEvent,
): FiscalPayment {
  // The row was folded from this very event.
  const { data: recorded } = eventAs<PaymentRecorded>(event);
  const entered = stampOf(event, reading.timeZone);
  const code = row.status === 'cancelled' ? 'A' : 'N';
  const lines = settledLines(recorded);
  const discountMinor = lines.reduce((sum, line) => sum + (line.discountMinor ?? 0), 0);
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
    ...(discountMinor > 0 && { discountMinor }),
    withholdings: withheld.map(({ amountMinor }) => ({
      type: withheldTaxIn(reading.region),
      amountMinor,
    })),
  };
}
