import type { VatSummaryAnswer, VatSummaryRow } from '@balcao/contracts';
import { vatBoxes, type VatBox } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';

const words = { en: en.reports, pt: pt.reports };

/** One line of the VAT summary as a file. */
interface VatFileRow {
  readonly side: string;
  readonly code?: string;
  readonly name: string;
  readonly rate?: string;
  readonly baseMinor?: number;
  readonly vatMinor?: number;
}

const sides = ['sales', 'purchases'] as const;

/** The boxes of the return that say what was sold; the others are of the VAT. */
const boxesOfBase: readonly VatBox[] = ['01', '03', '04', '11'];

/** What the screen says: each side with what it comes to and, in Mozambique, the return. */
export function vatRows(
  answer: VatSummaryAnswer,
  hasReturn: boolean,
  language: Language,
): readonly VatFileRow[] {
  const rows = sides.flatMap((side) => sideOf(answer, side, language));
  return hasReturn ? [...rows, ...boxRows(answer, language)] : rows;
}

function sideOf(
  { rows }: VatSummaryAnswer,
  side: VatSummaryRow['side'],
  language: Language,
): readonly VatFileRow[] {
  const own = rows.filter((row) => row.side === side);
  if (own.length === 0) return [];
  const sum = (of: 'baseMinor' | 'vatMinor') => own.reduce((total, row) => total + row[of], 0);
  const total = { baseMinor: sum('baseMinor'), vatMinor: sum('vatMinor') };
  return [...own, { side, name: words[language].total, ...total }];
}

function boxRows({ boxes }: VatSummaryAnswer, language: Language): readonly VatFileRow[] {
  const said = words[language].vat;
  const named: Readonly<Partial<Record<VatBox, string>>> = said.boxes;
  return vatBoxes.flatMap((code) => {
    const name = named[code];
    if (name === undefined) return [];
    const figure = boxesOfBase.includes(code) ? 'baseMinor' : 'vatMinor';
    return [{ side: said.return, code, name, [figure]: boxes[code] }];
  });
}
