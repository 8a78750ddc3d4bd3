import type { Row } from '@balcao/read-store';
import { articles, documents, documentTypes, parties, payments } from '@balcao/projections';
import { readCompanyAt } from './company-at.js';
import type { FiscalGround } from './fiscal-source.js';
import type { FiscalOrder } from './fiscal-order.js';

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
  const where = { issuedOn: { $gte: from, $lte: to } };
  const newest = { sort: [['revision', 'desc']], limit: 1 } as const;
  const found: readonly (readonly Row[])[] = [
    await rows.find(documents, companyId, { where, ...newest }),
    await rows.find(documentTypes, companyId, newest),
    await rows.find(parties, companyId, newest),
    ...(kind.startsWith('saft')
      ? [
          await rows.find(payments, companyId, { where, ...newest }),
          await rows.find(articles, companyId, newest),
        ]
      : []),
  ];
  return Math.max(ownPosition, ...found.flat().map(({ revision }) => revision));
}
