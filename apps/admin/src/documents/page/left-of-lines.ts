import type { DocumentAnswer } from '@balcao/contracts';
import { quantity, subtractDecimals } from '@balcao/pricing';

/** Quantities of a line of a quotation, order or delivery note. */
export interface LeftOfLine {
  readonly converted: string;
  readonly left: string;
}

type Carried = Pick<DocumentAnswer, 'status' | 'left'> & {
  readonly content: { readonly lines: readonly { readonly quantity: string }[] };
};

/** The continued and remaining quantities of each line; undefined if nothing remains. */
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
