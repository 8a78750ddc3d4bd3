import { issue } from '../documents.js';
import { after, neverRefused, refused, type RefusalTable } from './table.js';

const sha256 = '0'.repeat(64);
const pack = {
  id: 'soap',
  company: {
    id: 'moderna',
    name: 'Mercearia Moderna, Lda',
    nuit: '400005834',
    country: 'MZ',
    currency: 'MZN',
    timeZone: 'Africa/Maputo',
  },
  period: { from: '2026-01-01', to: '2026-01-31' },
  madeAt: '2026-03-02T07:30:00.000Z',
  eventsFrom: 0,
  documentsUntil: 0,
  attachments: { compared: 0, changed: [] },
  files: [],
  papers: [],
};
const soapIsTaken = { id: 'soap' };
const invoice = { id: 'FT_2026.1', sha256 };

/** What is refused of sealing the journal, its papers and its files. */
export const sealsRefusals: RefusalTable<'seals'> = {
  SealJournal: neverRefused,
  SealPapers: [
    refused({ id: 'soap', papers: [invoice] }, 'record.idTaken', 'id', soapIsTaken),
    ...after(
      [issue()],
      refused(
        { id: 'seal1', papers: [invoice, { id: 'FT_2026.2', sha256 }] },
        'document.notFound',
        '',
        { id: 'FT_2026.2' },
      ),
    ),
  ],
  SealPack: [refused(pack, 'record.idTaken', 'id', soapIsTaken)],
  NoteMadeFile: [
    refused(
      { id: 'soap', kind: 'fiscalFile', blobId: 'b', name: 'saft.xml', size: 1, sha256 },
      'record.idTaken',
      'id',
      soapIsTaken,
    ),
  ],
};
