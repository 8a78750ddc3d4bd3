import type { DocumentContentBody, DocumentLineBody } from '@balcao/contracts';
import type { DocumentIssuedData } from '@balcao/domain';

type IssuedLine = DocumentIssuedData['lines'][number];

/** A new document with the same content, of the day it is issued on; nothing links the two. */
export function copyOf(issued: DocumentIssuedData): DocumentContentBody {
  const { commercialDiscount, financialDiscount, note, receiver, carrier } = issued;
  return {
    documentTypeId: issued.typeId,
    clientId: issued.partyId,
    lines: issued.lines.map(lineOf),
    vatIncluded: issued.vatIncluded,
    ...(commercialDiscount && { commercialDiscount }),
    ...(financialDiscount && { financialDiscount }),
    ...(note !== undefined && { note }),
    ...(receiver && { receiver }),
    ...(carrier && { carrier }),
  };
}

/** A document of another type that follows this one and names it. */
export function followingOf(issued: DocumentIssuedData, typeId: string): DocumentContentBody {
  const { orderNumber } = issued;
  return {
    ...copyOf(issued),
    documentTypeId: typeId,
    originId: issued.id,
    ...(orderNumber !== undefined && { orderNumber }),
  };
}

function lineOf(line: IssuedLine): DocumentLineBody {
  const { articleId, description, unit, quantity, unitPrice, discounts, vatId } = line;
  return {
    ...(articleId !== undefined && { articleId }),
    description,
    unit,
    quantity,
    unitPrice,
    ...(discounts.length > 0 && { discounts }),
    vatId,
  };
}
