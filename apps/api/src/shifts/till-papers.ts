import type { TillPaper } from '@balcao/contracts';
import { DomainError, type Books, type PrintModelFields } from '@balcao/domain';
import { wishedModel } from '@balcao/printing';

/** Documents that are made at a till. */
const madeAtTill = ['VD', 'FR', 'FT', 'NC'];

/** What the roll says of documents that a till makes, as the models of the company have it. */
export const tillPapers = (books: Books): readonly TillPaper[] =>
  madeAtTill
    .filter((id) => books.documentTypes.types.get(id) !== undefined)
    .map((id) => paperOf(books, id));

function paperOf(books: Books, typeId: string): TillPaper {
  const type = books.documentTypes.types.get(typeId);
  const { model, typeName } = rollOf(books, typeId) ?? {
    model: { language: 'pt' },
    typeName: type?.namePt ?? typeId,
  };
  const { language, header, body, footer } = model;
  return {
    ...{ typeId, typeName, language },
    ...(header !== undefined && { header }),
    ...(body !== undefined && { body }),
    ...(footer !== undefined && { footer }),
  };
}

interface Roll {
  readonly model: Pick<PrintModelFields, 'language' | 'header' | 'body' | 'footer'>;
  readonly typeName: string;
}

/** A company that has put away its model for the roll still gives receipts. */
function rollOf(books: Books, typeId: string): Roll | undefined {
  const wish = { copy: 'original', isPreview: false, isCancelled: false } as const;
  try {
    return wishedModel(books, typeId, { ...wish, paperSize: 'thermal80' });
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
