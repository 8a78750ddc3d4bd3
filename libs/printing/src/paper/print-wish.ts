import {
  languageOfParty,
  printModelAmong,
  type Books,
  type CopyKind,
  type PrintModelFields,
  type RegisterRecord,
} from '@balcao/domain';
import { sourcesOf, type PrintSources } from './print-sources.js';

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

/** What is printed: its type, where it is numbered, and the till that it was made at. */
export interface PrintedPlace {
  readonly typeId: string;
  readonly seriesId?: string;
  readonly till?: { readonly cashRegisterId: string };
}

/** A model, and what it calls the type of what is printed. */
export interface WishedModel {
  readonly model: RegisterRecord<PrintModelFields>;
  readonly typeName: string;
  /** The picture of the model, or else the company's own. */
  readonly logoId?: string;
}

/** The model that a document or payment of the type is printed with; refused where none fits. */
export const wishedModel = (books: Books, place: PrintedPlace, wish: PrintWish): WishedModel =>
  modelAmong(sourcesOf(books), place, wish);

/**
 * The same by what there was on another day. It is in the language of its party where nobody wishes
 * another; a till prints all its receipts in that of its roll.
 */
export function modelAmong(
  sources: PrintSources,
  { typeId, seriesId, till }: PrintedPlace,
  wish: PrintWish,
): WishedModel {
  const { modelId, language, paperSize } = wish;
  const isOfParty = sources.party !== undefined && till === undefined;
  const model = printModelAmong(sources.models, {
    typeId,
    ...(modelId !== undefined && { modelId }),
    ...(language !== undefined && { language }),
    ...(isOfParty && { partyLanguage: languageOfParty(sources.party) }),
    ...(paperSize !== undefined && { paperSize }),
    ...(seriesId !== undefined && { seriesId }),
    ...(till && { cashRegisterId: till.cashRegisterId }),
  });
  const type = sources.types.find(({ id }) => id === typeId);
  const logoId = model.logoId ?? sources.company?.logoId;
  const typeName = (model.language === 'pt' ? type?.namePt : type?.name) ?? typeId;
  return { model, typeName, ...(logoId !== undefined && { logoId }) };
}
