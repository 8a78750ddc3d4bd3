import type { DocumentAnswer } from '@balcao/contracts';
import { quantity, subtractDecimals } from '@balcao/pricing';

/** Quantities of a line of an offer, an order or a guide. */
export interface LeftOfLine {
  readonly converted: string;
  readonly left: string;
}

type Carried = Pick<DocumentAnswer, 'status' | 'left'> & {
  readonly content: { readonly lines: readonly { readonly quantity: string }[] };
};

/** What went on of each line and what is left, while some of the document is; else nothing. */
export function leftOfLines({
  status,
  left: { toConvert },
  content: { lines },
}: Carried): readonly LeftOfLine[] | undefined {
  if (status !== 'partiallyConverted') return undefined;
  return lines.map((line, index) => {
    const left = quantity(toConvert[index] ?? '0');
    return { left, converted: subtractDecimals(quantity(line.quantity), left) };
  });
}
