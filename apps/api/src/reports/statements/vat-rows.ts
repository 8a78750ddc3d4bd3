import { vatSides, type VatSide, type VatSummaryAnswer } from '@balcao/contracts';
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
  readonly treatment?: string;
  readonly baseMinor?: number;
  readonly vatMinor?: number;
  readonly deductedMinor?: number;
  readonly formMinor?: number;
}

/** The boxes of the return that say what was sold; the others are of the VAT. */
const boxesOfBase: readonly VatBox[] = ['01', '03', '04', '11'];

/** What the screen says: each side with what it comes to and, in Mozambique, the return. */
export function vatRows(
  answer: VatSummaryAnswer,
  hasReturn: boolean,
  language: Language,
): readonly VatFileRow[] {
  const rows = vatSides.flatMap((side) => sideOf(answer, side, language));
  return hasReturn ? [...rows, ...boxRows(answer, language)] : rows;
}

function sideOf(
  { rows }: VatSummaryAnswer,
  side: VatSide,
  language: Language,
): readonly VatFileRow[] {
  const own = rows.filter((row) => row.side === side);
  if (own.length === 0) return [];
  const { treatments } = words[language].vat;
  const bought = side !== 'sales';
  const sum = (of: 'baseMinor' | 'vatMinor' | 'deductedMinor') =>
    own.reduce((total, row) => total + row[of], 0);
  const total = {
    baseMinor: sum('baseMinor'),
    vatMinor: sum('vatMinor'),
    ...(bought && { deductedMinor: sum('deductedMinor') }),
  };
  const lines = own.map(({ deductedMinor, treatment, ...row }) => ({
    ...row,
    treatment: treatments[treatment],
    ...(bought && { deductedMinor }),
  }));
  return [...lines, { side, name: words[language].total, ...total }];
}

function boxRows({ boxes, form }: VatSummaryAnswer, language: Language): readonly VatFileRow[] {
  const texts = words[language].vat;
  return vatBoxes.map((code) => {
    const figure = boxesOfBase.includes(code) ? 'baseMinor' : 'vatMinor';
    const name = texts.boxes[code];
    return { side: texts.return, code, name, [figure]: boxes[code], formMinor: form[code] };
  });
}
