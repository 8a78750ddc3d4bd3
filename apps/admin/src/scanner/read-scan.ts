import {
  ean13CheckDigit,
  gs1Separator,
  isEan13,
  readGs1,
  readScaleLabel,
  withoutSymbology,
  type Gs1Content,
  type ScaleBarcodeScheme,
  type ScaleLabel,
} from '@balcao/domain';
import { withoutAffixes } from '../boot/scanner-affixes.js';

/** What a scanned code is. */
export type CodeKind = 'gs1' | 'scale' | 'ean' | 'wrongDigit' | 'code';

/** A scan, explained. */
export interface ReadScan {
  /** Without what the scanner adds. */
  readonly bare: string;
  readonly kind: CodeKind;
  /** What the reader says of the kind of bars, `]C1`. */
  readonly symbology?: string;
  readonly goods?: Gs1Content;
  readonly label?: ScaleLabel;
  /** The check digit that an EAN-13 should have. */
  readonly checkDigit?: string;
}

/** What a code says, by the rules that tills, counts and purchases read it by. */
export function readScan(
  scanned: string,
  schemes: readonly ScaleBarcodeScheme[],
  year: number,
): ReadScan {
  const bare = withoutAffixes(scanned);
  const code = withoutSymbology(bare);
  const symbology = bare.slice(0, bare.length - code.length);
  const read = { bare, ...(symbology !== '' && { symbology }) };
  const goods = readGs1(bare, year);
  if (goods !== undefined) return { ...read, kind: 'gs1', goods };
  const label = readScaleLabel(code, schemes);
  if (label !== undefined) return { ...read, kind: 'scale', label };
  if (isEan13(code)) return { ...read, kind: 'ean' };
  if (!/^\d{13}$/.test(code)) return { ...read, kind: 'code' };
  return { ...read, kind: 'wrongDigit', checkDigit: `${ean13CheckDigit(code.slice(0, 12))}` };
}

/** Signs that cannot be seen, by their names. */
const names: Readonly<Record<string, string>> = {
  [gs1Separator]: '‹GS›',
  '\t': '‹TAB›',
  '\r': '‹CR›',
  '\n': '‹LF›',
  ' ': '‹SP›',
};

/** The text with names in place of what cannot be seen. */
export const visible = (text: string): string =>
  Array.from(text, (sign) => names[sign] ?? sign).join('');
