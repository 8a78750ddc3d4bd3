import { ownName } from '@balcao/domain';
import type { Order } from '../order.js';

/** A month as files are ordered for it. */
function thisMonth(): { readonly from: string; readonly to: string } {
  const day = new Date().toISOString().slice(0, 8);
  const last = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
  return { from: `${day}01`, to: `${day}${last}` };
}

const importedRows = 400;

/** A file of clients that are new. */
function importOf(id: string): FormData {
  const rows = Array.from(
    { length: importedRows },
    (_, at) => `${id.slice(-8)}_${at};Cliente ${at}`,
  );
  const fields = { 0: 'code', 1: 'name' };
  const plan = { kind: 'clients', fileName: `${id}.csv`, fields };
  const form = new FormData();
  form.append('plan', JSON.stringify(plan));
  form.append('file', new Blob([['Ref;Texto', ...rows].join('\r\n')]), 'file');
  return form;
}

const isoRows = (ids: readonly string[]) => ids.map((id) => ({ id, name: id }));

/** Work for the background, by what it is: each takes some documents. */
const orders: readonly ((
  id: string,
  documents: readonly string[],
) => Pick<Order, 'path' | 'body' | 'commandId'>)[] = [
  (_, documents) => ({ path: '/print-batches', body: { documents } }),
  () => ({ path: '/fiscal/files', body: { kind: 'saft-mz', ...thisMonth() } }),
  () => ({ path: '/fiscal/files', body: { kind: 'declaration-csv', ...thisMonth() } }),
  () => ({ path: '/companies/current/exports', body: {} }),
  () => ({ path: '/inspection-packs', body: { ...thisMonth(), withPapers: false } }),
  (id) => ({
    path: `/imports/${id}/commit`,
    body: importOf(id),
    // An import begins once, under any key: the command is named after the import.
    commandId: ownName(`${id}-begin`),
  }),
  (_, documents) => ({
    path: '/bulk',
    body: { action: 'documents.send', rows: isoRows(documents), language: 'pt' },
  }),
  () => ({
    path: '/bulk',
    body: { action: 'articles.changePrices', percent: '0', rows: isoRows(['RICE']) },
  }),
  () => ({ path: '/books-check', body: {} }),
  () => ({ path: '/companies/current/verify-journal', body: {} }),
];

/** One of them; `at` says which. */
export function jobOrder(at: number, id: string, documents: readonly string[]): Order {
  const order = orders[at % orders.length] ?? (() => ({ path: '/books-check', body: {} }));
  return { key: `key-${id}`, kind: 'job', method: 'POST', ...order(id, documents) };
}
