import { documentLines } from '@balcao/projections';
import { registerReads } from '../registers/register-reads.js';

/** What was sold and bought, line by line. */
export const documentLinesReads = registerReads({
  list: 'document-lines',
  collection: documentLines,
  csvColumns: [
    'reference',
    'issuedOn',
    'partyName',
    'code',
    'description',
    'quantity',
    'unit',
    'unitPrice',
    'vatRate',
    'discountMinor',
    'baseMinor',
    'vatMinor',
    'isCancelled',
  ],
});
