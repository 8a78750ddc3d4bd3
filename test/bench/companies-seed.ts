import type { Command, CommandOf } from '@balcao/domain';
import { records, registration, Sales } from './company.js';
import { openShopJournal, type ShopJournal } from './shop-journal.js';
import type { Installation } from './stack.js';

/** Companies that are written at the same time; each is let go of once it is whole. */
const atOnce = 16;
const recordsOfKind = 10;

/** The id of a company by its place, from 0. */
export const idOf = (place: number): string => `LOJA${String(place + 1).padStart(5, '0')}`;

const few: readonly Command[] = [...records()].filter(
  (command) => 'id' in command && /^(?:article|client)\d$/.test(command.id),
);

/** Writes companies and their documents into the journals, by the commands of the domain. */
export async function seedCompanies(
  installation: Installation,
  ownerId: string,
  count: number,
  documents: number,
) {
  const began = performance.now();
  const limits = { companiesInMemory: atOnce, companiesInMemoryMax: 2 * atOnce, recentMs: 0 };
  const shop = await openShopJournal(installation, limits);
  const sales = new Sales();
  let next = 0;
  let events = 0;
  const write = async (): Promise<void> => {
    while (next < count) {
      const written = await writeCompany(shop, idOf(next++), ownerId, documents, sales);
      events += written;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, write));
  await shop.close();
  return { events, seconds: (performance.now() - began) / 1_000 };
}

async function writeCompany(
  { journal }: ShopJournal,
  id: string,
  ownerId: string,
  documents: number,
  sales: Sales,
): Promise<number> {
  const execute = (commandId: string, body: Command) =>
    journal.execute(id, { commandId, actorId: ownerId, body });
  const owner = { ownerId, ownerName: 'Amina Cossa' };
  await execute('setup', { type: 'RegisterCompany', ...registration, id, name: id, ...owner });
  await Promise.all(few.map((command, at) => execute(`record${at}`, command)));
  const issued = Array.from({ length: documents }, (_, at) =>
    execute(`issue${at}`, smallSale(sales, `draft${at}`)),
  );
  await Promise.all(issued);
  return (await journal.revision(id)) + 1;
}

/** A sale of what a small company has. */
export function smallSale(sales: Sales, draftId: string): CommandOf<'IssueDocument'> {
  const { lines, ...command } = sales.issue(draftId);
  const client = sales.below(recordsOfKind);
  const ofFew = lines.map((line) => ({
    ...line,
    articleId: `article${sales.below(recordsOfKind)}`,
  }));
  return { ...command, clientId: `client${client}`, lines: ofFew };
}
