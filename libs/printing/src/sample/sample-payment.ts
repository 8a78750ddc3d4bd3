import type { PaymentRecordedData } from '@balcao/domain';
import { printMessages } from '@balcao/messages';
import { sampleDocument, type SampleOf } from './sample-document.js';
import { samplePlaceOf } from './sample-place.js';

/** A receipt that nobody wrote, for the sample of an invoice. */
export function samplePayment(sample: SampleOf): PaymentRecordedData {
  const { supplier, currency, type, language, on } = sample;
  const invoice = sampleDocument({ ...sample, type: { ...type, id: 'FT', prefix: 'FT' } });
  const { totalMinor } = invoice.totals;
  const { reference, issuedOn, dueOn, year } = invoice;
  const settled = { documentId: 'sample', reference, issuedOn, dueOn, totalMinor };
  return {
    id: 'sample',
    typeId: type.id,
    seriesId: 'sample',
    number: 9,
    year,
    reference: `${type.prefix} ${year}/9`,
    issuedOn: on,
    ledger: 'client',
    currency,
    supplier,
    partyId: 'sample',
    party: samplePlaceOf(supplier.country).party,
    rows: [
      {
        methodId: 'sample',
        method: printMessages(language).sample.method,
        mechanism: 'TB',
        treasuryAccountId: 'sample',
        reference: 'TRF 8841',
        amountMinor: totalMinor,
        receivedMinor: totalMinor,
        changeMinor: 0,
      },
    ],
    allocations: [{ ...settled, side: 'debit', amountMinor: totalMinor }],
    adjustments: [],
    paidMinor: totalMinor,
    advanceMinor: 0,
    entries: [],
    account: { debitMinor: 0, creditMinor: totalMinor },
  };
}
