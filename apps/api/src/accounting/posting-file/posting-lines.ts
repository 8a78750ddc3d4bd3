import type { LedgerEntryRow } from '@balcao/contracts';
import { codeOf, type NamedAccount, type PostingAccounts } from '@balcao/domain';
import { collectionNamed, ledgerEntries, parties } from '@balcao/projections';
import { anyRowsOf, type RowReader } from '@balcao/read-store';

/** A line of an entry, as a posting file writes it. */
export interface PostingLine extends Pick<LedgerEntryRow, 'on' | 'journal' | 'reference'> {
  /** The number of the entry, common to its lines and the same in every file. */
  readonly entry: number;
  readonly account: NamedAccount;
  readonly debitMinor: number;
  readonly creditMinor: number;
  readonly party?: string;
  readonly nuit?: string;
  /** The code of the warehouse. */
  readonly warehouse?: string;
}

/** The source of the lines: a company's entries of a period, and today's accounts. */
export interface PostingSource {
  readonly companyId: string;
  readonly from: string;
  readonly to: string;
  readonly postings: PostingAccounts;
}

const rowsPerRead = 2_000;

/** Pages of lines by date, keeping entries together. */
export async function* postingLines(
  rows: RowReader,
  { companyId, from, to, postings }: PostingSource,
): AsyncGenerator<readonly PostingLine[]> {
  const days = { on: { $gte: from, $lte: to } };
  const warehouses = await codesOf(rows, companyId);
  for (let after: LedgerEntryRow | undefined; ;) {
    const { on = '', id = '' } = after ?? {};
    const found = await rows.find(ledgerEntries, companyId, {
      where:
        after === undefined
          ? days
          : { ...days, $or: [{ on: { $gt: on } }, { on, id: { $gt: id } }] },
      sort: [
        ['on', 'asc'],
        ['id', 'asc'],
      ],
      limit: rowsPerRead,
    });
    const ids = [...new Set(found.flatMap(({ partyId }) => partyId ?? []))];
    const named = await rows.getMany(parties, companyId, ids);
    const people = new Map(named.map((party) => [party.id, party]));
    yield found.map((row): PostingLine => {
      const { revision, on: day, journal, reference, debitMinor, creditMinor } = row;
      const code = codeOf(postings, row.account);
      const party = people.get(row.partyId ?? '');
      const warehouse = warehouses.get(row.warehouseId ?? '');
      return {
        entry: revision,
        on: day,
        journal,
        debitMinor,
        creditMinor,
        account: postings.names.get(code) ?? { code, name: code, nameEn: code },
        ...(reference !== undefined && { reference }),
        ...(party !== undefined && { party: party.name }),
        ...(party?.nuit !== undefined && { nuit: party.nuit }),
        ...(warehouse !== undefined && { warehouse }),
      };
    });
    after = found.at(-1);
    if (found.length < rowsPerRead) return;
  }
}

const warehousesMax = 10_000;

async function codesOf(rows: RowReader, companyId: string): Promise<ReadonlyMap<string, string>> {
  const collection = anyRowsOf(collectionNamed('warehouses'));
  const found = await rows.find(collection, companyId, { limit: warehousesMax });
  return new Map(found.map((row) => [row.id, String(Reflect.get(row, 'code'))]));
}
