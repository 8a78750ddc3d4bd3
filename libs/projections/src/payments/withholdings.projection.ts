import type { WithholdingRow } from '@balcao/contracts';
import type {
  Adjustment,
  Allocation,
  PaymentCancelled,
  PaymentRecorded,
  PaymentRestored,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';

/** Tax withheld by clients and from suppliers, by document; cancelled payments keep their rows. */
export const withholdings = defineCollection<WithholdingRow>({
  name: 'withholdings',
  version: 1,
  fields: {
    ledger: 'text',
    on: 'text',
    sourceId: 'text',
    seriesId: 'text',
    reference: 'text',
    partyId: 'text',
    partyName: 'name',
    rateId: 'text',
    code: 'text',
    status: 'text',
    baseMinor: 'integer',
    withheldMinor: 'integer',
  },
  indexes: [['ledger', 'on'], ['partyId', 'on'], ['sourceId']],
  searchText: ({ reference, documents, partyName, partyNuit = '', code = '' }) =>
    [reference, documents, partyName, partyNuit, code].join(' '),
});

type Event = PaymentRecorded | PaymentCancelled | PaymentRestored;

const withheldIn = (settled: readonly (Allocation | Adjustment)[]): readonly Adjustment[] =>
  settled.flatMap((one) => ('kind' in one && one.kind === 'withholding' ? [one] : []));

/** The place of a row is that of the withholding among those of its payment. */
const rowId = (sourceId: string, index: number): string => `${sourceId}-${index + 1}`;

/** A row for each withholding of a payment. */
export const withholdingsProjection = defineProjection<WithholdingRow, Event>({
  name: 'withholdings',
  category: 'journal',
  collection: withholdings,
  events: ['PaymentRecorded', 'PaymentCancelled', 'PaymentRestored'],
  keys: ({ type, data }) => {
    const settled = type === 'PaymentRecorded' ? data.adjustments : data.settled;
    return withheldIn(settled).map((_, index) => ({ id: rowId(data.id, index) }));
  },
  fold: (row, { type, data }, { id }) => {
    switch (type) {
      case 'PaymentRecorded':
        return recordedRow(data, id);
      case 'PaymentCancelled':
        return row && { ...row, status: 'cancelled' };
      case 'PaymentRestored':
        return row && { ...row, status: 'active' };
    }
  },
});

function recordedRow(data: PaymentRecorded['data'], id: string) {
  const withheld = withheldIn(data.adjustments).find((_, index) => rowId(data.id, index) === id);
  if (withheld === undefined) return undefined;
  const { documentId, amountMinor, certificate, certifiedOn, withheld: by } = withheld;
  const { name: partyName, nuit } = data.party;
  return {
    id,
    ledger: data.ledger,
    on: data.issuedOn,
    sourceId: data.id,
    seriesId: data.seriesId,
    reference: data.reference,
    documentId,
    documents: withheld.reference,
    partyId: data.partyId,
    partyName,
    ...(nuit !== undefined && { partyNuit: nuit }),
    ...(by && { rateId: by.rateId, code: by.code, rate: by.rate }),
    baseMinor: by?.baseMinor ?? 0,
    withheldMinor: amountMinor,
    ...(certificate !== undefined && { certificate }),
    ...(certifiedOn !== undefined && { certifiedOn }),
    status: 'active' as const,
  };
}
