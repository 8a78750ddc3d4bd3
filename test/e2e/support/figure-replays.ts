import type {
  DocumentAnswer,
  DocumentRow,
  ReplayMoment,
  ReplayPage,
  SettlementRow,
  StockCountEntryRow,
} from '@balcao/contracts';
import { quantity, toMicros } from '@balcao/pricing';
import type { Read, Shown, Values } from './figures.js';

/** Documents that were paid, taken back, sold at a till, bought. */
const typesTried = ['FT', 'NC', 'VD', 'FTF'] as const;

/** Events of a document whose figures are tried: the first of them, and the last. */
const momentsTried = 2;

const micros = (decimal: string): number => toMicros(quantity(decimal, { signed: true }));

/** The figures of documents after their events, and how they were paid. */
export async function ofReplays(read: Read): Promise<readonly Shown[]> {
  const all: Shown[] = [];
  for (const typeId of typesTried) {
    const filter = encodeURIComponent(JSON.stringify({ typeId }));
    const rows = (await read(`/documents?filter=${filter}&perPage=60`)) as readonly DocumentRow[];
    for (const { id } of [rows[0], rows.at(-1)].flatMap((row) => row ?? [])) {
      all.push(...(await ofReplay(read, id)), ...(await ofMeans(read, id)));
    }
  }
  return all;
}

async function ofReplay(read: Read, id: string): Promise<readonly Shown[]> {
  const path = `/past/documents/${id}`;
  const { entries } = (await read(path)) as ReplayPage;
  const all: Shown[] = [];
  for (const { revision, after } of [...entries.slice(0, 1), ...entries.slice(1 - momentsTried)]) {
    const moment = (await read(`${path}/moment?revision=${revision}`)) as ReplayMoment;
    const of = (field: string, shown: number, part?: string): Shown => ({
      figure: `part.documents.${field}`,
      id,
      revision: String(revision),
      shown,
      ...(part !== undefined && { part }),
    });
    const settled = new Map<string, number>();
    for (const { sourceId, signedMinor } of moment.payments) {
      settled.set(sourceId, (settled.get(sourceId) ?? 0) + signedMinor);
    }
    if (after && after.accountEffect !== 'none') all.push(of('openMinor', after.pendingMinor));
    if (moment.balance) all.push(of('accountMinor', moment.balance.balanceMinor));
    for (const [sourceId, shown] of settled) {
      all.push(of('settledMinor', shown, sourceId));
    }
    for (const place of moment.stock.slice(0, 2)) {
      const part = `${place.articleId} ${place.warehouseId}`;
      all.push(of('stock', micros(place.quantity), part));
    }
  }
  return all;
}

async function ofMeans(read: Read, id: string): Promise<readonly Shown[]> {
  const { content, correctedPayment } = (await read(`/documents/${id}`)) as DocumentAnswer;
  return (correctedPayment ?? content.payment?.rows ?? []).map(({ amountMinor: shown }, at) => {
    return { figure: 'part.documents.meansMinor', id, part: String(at), shown };
  });
}

/** What was paid back of payments. */
export async function ofRefunds(read: Read): Promise<readonly Shown[]> {
  const filter = encodeURIComponent(JSON.stringify({ kind: 'refunded' }));
  const rows = (await read(`/settlements?filter=${filter}`)) as readonly SettlementRow[];
  return rows
    .filter(({ documentId }) => /^(RC|RF)_/.test(documentId))
    .map(({ documentId: id, sourceId: part, signedMinor }) => {
      return { figure: 'part.payments.refundedMinor', id, part, shown: Math.abs(signedMinor) };
    });
}

/** What the books had of what was counted, and by how much that was wrong. */
export async function ofCounts(read: Read): Promise<readonly Shown[]> {
  const [count] = (await read('/stock-counts?perPage=1')) as readonly Values[];
  if (count === undefined) return [];
  const path = `/stock-counts/${String(count['id'])}/entries`;
  const entries = (await read(path)) as readonly StockCountEntryRow[];
  return entries.slice(0, 3).flatMap(({ id, theoretical, difference }) =>
    Object.entries({ theoretical, difference }).map(([field, decimal]) => {
      const shown = decimal === undefined ? undefined : micros(decimal);
      return { figure: `part.stock_count_entries.${field}`, id, shown };
    }),
  );
}

/** What accounts had before the oldest entry that a statement shows. */
export async function ofOpenings(read: Read): Promise<readonly Shown[]> {
  const [ofClient, ofAccount] = (await Promise.all([
    read('/clients/DEMOC001/entries?perPage=20'),
    read('/treasury-accounts/account_bank/entries?perPage=20'),
  ])) as readonly (readonly Values[])[];
  const before = (collection: string, rows: readonly Values[] = []): readonly Shown[] =>
    rows.slice(-1).map((row) => {
      const of = (field: string) => Number(row[field] ?? 0);
      const change = of('amountMinor') + of('debitMinor') - of('creditMinor');
      const figure = `row.${collection}.openingMinor`;
      return { figure, id: String(row['id']), shown: of('balanceMinor') - change };
    });
  return [...before('account_entries', ofClient), ...before('treasury_entries', ofAccount)];
}
