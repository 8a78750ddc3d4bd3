import type { Row } from '@balcao/read-store';
import { articles, documents, documentTypes, parties, payments } from '@balcao/projections';
import { readCompanyAt } from './company-at.js';
import type { FiscalGround } from './fiscal-source.js';
import type { FiscalOrder } from './fiscal-order.js';

/** Rows read at once. */
const rowsPerRead = 1_000;

/**
 * The last event that changed anything a file of the period says. The rows move on together: where
 * this is the same before and after a file was made, the file is the books at that event.
 */
export async function positionOf(
  ground: FiscalGround,
  companyId: string,
  { kind, from, to }: FiscalOrder,
): Promise<number> {
  const { rows } = ground;
  const ownPosition = await readCompanyAt(ground, companyId, undefined, ({ revision }) => revision);
  const inPeriod = { issuedOn: { $gte: from, $lte: to } };
  const byDay = [
    ['issuedOn', 'asc'],
    ['number', 'asc'],
  ] as const;
  const positions = [
    ownPosition,
    await last((page) =>
      rows.find(documents, companyId, { where: inPeriod, sort: byDay, ...page }),
    ),
    await last((page) => rows.find(documentTypes, companyId, page)),
    await last((page) => rows.find(parties, companyId, page)),
  ];
  if (kind.startsWith('saft')) {
    positions.push(
      await last((page) => rows.find(payments, companyId, { where: inPeriod, ...page })),
      await last((page) => rows.find(articles, companyId, page)),
    );
  }
  return Math.max(...positions);
}

/** The highest revision of rows that are read page by page. */
async function last(
  read: (page: { readonly skip: number; readonly limit: number }) => Promise<readonly Row[]>,
): Promise<number> {
  let highest = 0;
  for (let skip = 0; ; skip += rowsPerRead) {
    const page = await read({ skip, limit: rowsPerRead });
    for (const { revision } of page) highest = Math.max(highest, revision);
    if (page.length < rowsPerRead) return highest;
  }
}
