import { gtinSpellings, isSameBarcode, readGs1 } from '@balcao/domain';
import { withoutAffixes } from '../../boot/scanner-affixes.js';

/** Data of a scan other than the article. */
export interface ScannedGoods {
  /** The article's GTIN. */
  readonly codes: readonly string[];
  readonly batchName?: string;
  readonly batchExpiresOn?: string;
}

/** Reads a GS1 element string; undefined for typed text. */
export function scannedGoods(text: string): ScannedGoods | undefined {
  const goods = readGs1(withoutAffixes(text.trim()), new Date().getFullYear());
  if (goods === undefined) return undefined;
  const { gtin, batch, expiresOn } = goods;
  return {
    codes: gtinSpellings(gtin),
    ...(batch !== undefined && { batchName: batch }),
    ...(batch !== undefined && expiresOn !== undefined && { batchExpiresOn: expiresOn }),
  };
}

/** Whether the goods are of an article that has the barcodes. */
export const areOf = ({ codes }: ScannedGoods, barcodes: readonly string[]): boolean =>
  barcodes.some((each) => codes.some((code) => isSameBarcode(each, code)));
