import {
  selectPrintModel,
  type Books,
  type CopyKind,
  type PrintModelFields,
  type RegisterRecord,
} from '@balcao/domain';

/** Which copy is wanted, and by which model: one's own choice, or the first that fits the rest. */
export interface PrintWish {
  readonly copy: CopyKind;
  /** Shown, not handed out; it says so across the page. */
  readonly isPreview: boolean;
  readonly isCancelled: boolean;
  readonly modelId?: string;
  readonly language?: PrintModelFields['language'];
  readonly paperSize?: PrintModelFields['paperSize'];
}

/** A model, and what it calls the type of what is printed. */
export interface WishedModel {
  readonly model: RegisterRecord<PrintModelFields>;
  readonly typeName: string;
  /** The picture of the model, or else the company's own. */
  readonly logoId?: string;
}

/** The model that a document or payment of the type is printed with; refused where none fits. */
export function wishedModel(books: Books, typeId: string, wish: PrintWish): WishedModel {
  const { modelId, language, paperSize } = wish;
  const model = selectPrintModel(books, {
    typeId,
    ...(modelId !== undefined && { modelId }),
    ...(language !== undefined && { language }),
    ...(paperSize !== undefined && { paperSize }),
  });
  const type = books.documentTypes.types.get(typeId);
  const logoId = model.logoId ?? books.companies.company.get()?.logoId;
  const typeName = (model.language === 'pt' ? type?.namePt : type?.name) ?? typeId;
  return { model, typeName, ...(logoId !== undefined && { logoId }) };
}
