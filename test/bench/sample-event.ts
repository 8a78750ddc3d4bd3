import type { NewEvent } from '@balcao/event-store';

const line = { articleId: 'article17', description: 'Arroz agulha, saco de 25 kg', quantity: '2' };

/** An event of the size of a three-line document's. */
export const sampleEvent: Omit<NewEvent, 'id'> = {
  type: 'DocumentIssued',
  data: {
    id: 'FT_2026_1',
    reference: 'FT 2026/1',
    lines: Array.from({ length: 3 }, () => ({ ...line, unitPrice: '1250.00', vatCode: 'NOR' })),
    totals: { baseMinor: 750_000, vatMinor: 120_000, totalMinor: 870_000 },
    party: { name: 'Padaria Sol', address1: 'Rua da Resistência, 45', country: 'MZ' },
  },
  metadata: { actorId: 'amina', companyId: 'MERCEARIA', schemaVersion: 1 },
};
