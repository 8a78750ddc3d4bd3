import type { CopyKind } from '@balcao/domain';
import { paperOf, renderHtml, type Paper, type Picture } from '@balcao/printing';
import type { Receipt } from './receipt-of.js';

/** The original once; later prints are marked as duplicates (docs/rules.md, C14). */
export const copyOf = ({ copies }: Pick<Receipt, 'copies'>): CopyKind =>
  copies === 0 ? 'original' : 'duplicate';

/** The receipt as a printable paper, with the till's line at its foot. */
export function receiptPaper(receipt: Receipt, copy: CopyKind, logo?: Picture): Paper {
  const { issued, methodNames, foot, refersTo = [], seller, signedIn, soldAt } = receipt;
  const { typeName, banks = [], certificate, isDemo, ...model } = receipt.paper;
  const paper = paperOf({
    issued,
    typeName,
    copy,
    refersTo,
    banks,
    companyCurrency: issued.currency,
    isFiscal: true,
    isAtTill: true,
    isCancelled: false,
    isDraft: false,
    isPreview: false,
    model: { ...model, paperSize: 'thermal80' },
    methodNames: new Map(methodNames),
    ...(logo && { logo }),
    ...(seller !== undefined && { seller }),
    ...(signedIn !== undefined && { signedIn }),
    ...(soldAt && { soldAt }),
    ...(certificate !== undefined && { certificate }),
    ...(isDemo && { isDemo }),
  });
  return { ...paper, mentions: [...paper.mentions, foot] };
}

/** The receipt as a separate page, for the browser's printing. */
export const receiptHtml = (receipt: Receipt, copy: CopyKind, logo?: Picture): string =>
  renderHtml(receiptPaper(receipt, copy, logo));
