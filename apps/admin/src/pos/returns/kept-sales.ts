import { quantity, type LineFigures, type PricedLine } from '@balcao/pricing';
import type { Cart, CartClient } from '../cart/cart.js';
import type { TillDatabase } from '../../till-store/till-db.js';

/** A line of a sale, with its figures and returned quantity. */
export interface KeptLine extends LineFigures {
  readonly name: string;
  readonly unit: string;
  readonly unitPrice: string;
  readonly credited: LineFigures;
}

/** The amount paid by one means, in minor units. */
export interface KeptPayment {
  readonly methodId: string;
  readonly amountMinor: number;
}

/** A sale kept by the till for offline returns, or read from the server. */
export interface KeptSale {
  readonly documentId: string;
  readonly reference: string;
  /** UTC ISO instant, or a calendar day. */
  readonly at: string;
  readonly shiftId?: string;
  readonly client?: CartClient;
  readonly totalMinor: number;
  readonly vatIncluded: boolean;
  readonly lines: readonly KeptLine[];
  readonly paid: readonly KeptPayment[];
}

/** How long a sale is kept on the device, in milliseconds. */
const REMEMBERED_MS = 45 * 24 * 60 * 60_000;

const PREFIX = 'sale ';

/** The storage key of a sale. */
export const keptKey = (documentId: string): string => `${PREFIX}${documentId}`;

export const nothingCredited: LineFigures = {
  quantity: quantity('0'),
  baseMinor: 0,
  vatMinor: 0,
};

/** The lines of a cart as kept. */
export const keptLines = ({ lines }: Cart, priced: readonly PricedLine[]): readonly KeptLine[] =>
  lines.map(({ name, unit, unitPrice, quantity: sold }, index) => {
    const { baseMinor = 0, vatMinor = 0 } = priced[index] ?? {};
    return {
      name,
      unit,
      unitPrice,
      quantity: sold,
      baseMinor,
      vatMinor,
      credited: nothingCredited,
    };
  });

const range = (companyId: string): IDBKeyRange =>
  IDBKeyRange.bound([companyId, PREFIX], [companyId, `${PREFIX}\uffff`]);

/** The sales kept on this device, newest first; expired ones are removed. */
export async function keptSales(
  database: TillDatabase,
  companyId: string,
  now: number,
): Promise<readonly KeptSale[]> {
  const stored = (await database.getAll('pos', range(companyId))) as readonly KeptSale[];
  const isOld = ({ at }: KeptSale): boolean => now - Date.parse(at) > REMEMBERED_MS;
  for (const { documentId } of stored.filter(isOld)) {
    await database.delete('pos', [companyId, keptKey(documentId)]);
  }
  return stored.filter((sale) => !isOld(sale)).sort((a, b) => b.at.localeCompare(a.at));
}

/** One of them. */
export const keptSale = async (
  database: TillDatabase,
  companyId: string,
  documentId: string,
): Promise<KeptSale | undefined> =>
  (await database.get('pos', [companyId, keptKey(documentId)])) as KeptSale | undefined;
