import type { DocumentAnswer, DocumentContentBody, DocumentLineBody } from '@balcao/contracts';
import { allocate, formatMinor, splitVat } from '@balcao/pricing';

type Content = DocumentAnswer['content'];

/** What the note needs of the document. */
export interface DiscountedDocument {
  readonly id: string;
  readonly clientId: string;
  readonly content: Pick<Content, 'vatIncluded'> & {
    readonly lines: readonly Pick<
      Content['lines'][number],
      'articleId' | 'description' | 'vatId' | 'baseMinor' | 'vatMinor'
    >[];
    readonly totals: Pick<Content['totals'], 'totalMinor' | 'vatMinor'>;
  };
}

/**
 * The credit note that grants a discount for paying early: as much of the value of each line as its
 * share of the discount, at the line's own VAT. No goods come back. Amounts in minor units.
 */
export function discountNote(
  { id, clientId, content }: DiscountedDocument,
  discountMinor: number,
): DocumentContentBody {
  const { lines, totals, vatIncluded } = content;
  const valueMinor = vatIncluded ? discountMinor : splitVat(discountMinor, totals).baseMinor;
  const weights = lines.map((line) => line.baseMinor + (vatIncluded ? line.vatMinor : 0));
  const shares = allocate(valueMinor, weights);
  const credited = lines.flatMap((line, index): readonly DocumentLineBody[] => {
    const creditMinor = shares[index] ?? 0;
    if (creditMinor === 0) return [];
    return [
      {
        ...(line.articleId !== undefined && { articleId: line.articleId }),
        description: line.description,
        quantity: '1',
        unitPrice: formatMinor(creditMinor),
        vatId: line.vatId,
        origin: { documentId: id, line: index },
        creditMinor,
      },
    ];
  });
  return {
    documentTypeId: 'NC',
    originId: id,
    clientId,
    vatIncluded,
    returnsStock: false,
    reasonCode: 'discount',
    lines: credited,
  };
}
