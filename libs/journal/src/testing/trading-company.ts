import { randomUUID } from 'node:crypto';
import type { Command, CommandOf } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import type { DomainJournal } from '../domain-model.js';
import { domainModel } from '../domain-model.js';
import { Journal } from '../journal.js';
import type { SnapshotStore } from '../snapshot.js';

export const tradingCompany = 'MERCEARIA';

const goods = [
  { id: 'rice', name: 'Arroz agulha, saco de 25 kg', salePrice: '1250.00' },
  { id: 'oil', name: 'Óleo alimentar, garrafa de 1 l', salePrice: '145.50' },
  { id: 'sugar', name: 'Açúcar castanho, 1 kg', salePrice: '92.25' },
] as const;

const setUp: readonly Command[] = [
  {
    type: 'RegisterCompany',
    id: tradingCompany,
    name: 'Mercearia Zambeze, Lda.',
    nuit: '400123456',
    address: 'Avenida 24 de Julho, 1200',
    city: 'Maputo',
    ownerId: 'amina',
    ownerName: 'Amina Cossa',
    acceptNuitWarning: true,
  },
  {
    type: 'RegisterParty',
    id: 'bakery',
    fields: { code: 'C1', name: 'Padaria Sol', country: 'MZ', isClient: true, isSupplier: false },
  },
  ...goods.map(({ id, name, salePrice }): Command => {
    const code = id.toUpperCase();
    const kind = { kind: 'article', unit: 'un', movesStock: true } as const;
    const fields = { code, name, salePrice, barcodes: [], vatId: 'vat_NOR', ...kind };
    return { type: 'RegisterArticle', id, fields };
  }),
];

/** The journals of the real domain, on a store. */
export function domainJournal(store: EventStore, snapshots: SnapshotStore): DomainJournal {
  return new Journal({
    store,
    snapshots,
    model: domainModel('in testing'),
    clock: () => new Date(),
    newId: randomUUID,
  });
}

/** Sets the company up so that it can sell; a second time changes nothing. */
export async function openForTrade(journal: DomainJournal): Promise<void> {
  for (const [at, body] of setUp.entries()) {
    const command = { commandId: `setup${at}`, actorId: 'amina', body };
    await journal.execute(tradingCompany, command);
  }
}

/** An invoice of three lines. */
export function threeLineInvoice(draftId: string): CommandOf<'IssueDocument'> {
  const lines = goods.map(({ id, salePrice }, at) => ({
    articleId: id,
    quantity: String(at + 1),
    unitPrice: salePrice,
    vatId: 'vat_NOR',
  }));
  return { type: 'IssueDocument', draftId, documentTypeId: 'FT', clientId: 'bakery', lines };
}

/** Issues an invoice and answers its number. */
export async function issueInvoice(journal: DomainJournal, commandId: string): Promise<number> {
  const command = { commandId, actorId: 'amina', body: threeLineInvoice(commandId) };
  const { events } = await journal.execute(tradingCompany, command);
  const [issued] = events;
  if (issued?.type !== 'DocumentIssued') throw new Error(`${commandId} issued no document`);
  return issued.data.number;
}
