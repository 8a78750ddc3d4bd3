import type { TillPaper } from '@balcao/contracts';
import { DomainError, companyOf, type Books, type PrintModelFields } from '@balcao/domain';
import { banksToPayTo, wishedModel } from '@balcao/printing';
import { certificateOf, type SoftwareCertificates } from '@balcao/tasks';

/** Documents that are made at a till. */
const madeAtTill = ['VD', 'FR', 'FT', 'NC'];

/** A till, and where it numbers documents of each type. */
export interface PrintingTill {
  readonly cashRegisterId?: string | undefined;
  readonly series: readonly { readonly id: string; readonly typeId: string }[];
  readonly certificates: SoftwareCertificates;
}

/** What the roll says of documents that a till makes, as the models of the company have it. */
export const tillPapers = (books: Books, till: PrintingTill): readonly TillPaper[] =>
  madeAtTill
    .filter((id) => books.documentTypes.types.get(id) !== undefined)
    .map((id) => paperOf(books, id, till));

/** Whether a picture stands on the roll: of a model of it, or the company's own. */
export const isOnTheRoll = (books: Books, logoId: string): boolean =>
  companyOf(books).logoId === logoId ||
  [...books.printModels.models.values()].some(
    (model) => !model.isArchived && model.paperSize === 'thermal80' && model.logoId === logoId,
  );

function paperOf(books: Books, typeId: string, till: PrintingTill): TillPaper {
  const type = books.documentTypes.types.get(typeId);
  const { model, typeName, logoId } = rollOf(books, typeId, till) ?? {
    model: { language: 'pt' },
    typeName: type?.namePt ?? typeId,
    logoId: books.companies.company.get()?.logoId,
  };
  const { language, header, body, footer, columns, facts, parts } = model;
  const isPaidLater = type?.accountEffect === 'debit';
  const banks = isPaidLater ? banksToPayTo(books, companyOf(books).currency) : [];
  return {
    typeId,
    typeName,
    language,
    ...(header !== undefined && { header }),
    ...(body !== undefined && { body }),
    ...(footer !== undefined && { footer }),
    ...(columns !== undefined && { columns }),
    ...(facts !== undefined && { facts }),
    ...(parts !== undefined && { parts }),
    ...(logoId !== undefined && { logoId }),
    ...(banks.length > 0 && { banks }),
    ...certificateOf(till.certificates, companyOf(books)),
    ...(companyOf(books).isDemo && { isDemo: true }),
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
function rollOf(
  books: Books,
  typeId: string,
  { cashRegisterId, series }: PrintingTill,
): Roll | undefined {
  const seriesId = series.find((each) => each.typeId === typeId)?.id;
  const place = {
    typeId,
    ...(seriesId !== undefined && { seriesId }),
    ...(cashRegisterId !== undefined && { till: { cashRegisterId } }),
  };
  const wish = { copy: 'original', isPreview: false, isCancelled: false } as const;
  try {
    return wishedModel(books, place, { ...wish, paperSize: 'thermal80' });
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
