import type { TillPaper } from '@balcao/contracts';
import { DomainError, companyOf, type Books, type PrintModelFields } from '@balcao/domain';
import { banksToPayTo, wishedModel } from '@balcao/printing';

/** Documents that are made at a till. */
const madeAtTill = ['VD', 'FR', 'FT', 'NC'];

/** What the roll says of documents that a till makes, as the models of the company have it. */
export const tillPapers = (books: Books): readonly TillPaper[] =>
  madeAtTill
    .filter((id) => books.documentTypes.types.get(id) !== undefined)
    .map((id) => paperOf(books, id));

function paperOf(books: Books, typeId: string): TillPaper {
  const type = books.documentTypes.types.get(typeId);
  const { model, typeName, logoId } = rollOf(books, typeId) ?? {
    model: { language: 'pt' },
    typeName: type?.namePt ?? typeId,
    logoId: books.companies.company.get()?.logoId,
  };
  const { language, header, body, footer, columns, facts, parts } = model;
  const isPaidLater = type?.accountEffect === 'debit';
  const banks = isPaidLater ? banksToPayTo(books, companyOf(books).currency) : [];
  return {
    ...{ typeId, typeName, language },
    ...(header !== undefined && { header }),
    ...(body !== undefined && { body }),
    ...(footer !== undefined && { footer }),
    ...(columns !== undefined && { columns }),
    ...(facts !== undefined && { facts }),
    ...(parts !== undefined && { parts }),
    ...(logoId !== undefined && { logoId }),
    ...(banks.length > 0 && { banks }),
  };
}

interface Roll {
  readonly model: Pick<
    PrintModelFields,
    'language' | 'header' | 'body' | 'footer' | 'columns' | 'facts' | 'parts'
  >;
  readonly typeName: string;
  readonly logoId?: string | undefined;
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
