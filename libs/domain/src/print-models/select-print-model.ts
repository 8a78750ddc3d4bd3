import type { Books } from '../books.js';
import { refuse } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import type { PrintModelFields } from './print-models.events.js';

/** What is to be printed, and on what. */
export interface PrintWish {
  readonly typeId: string;
  /** A model of one's own choice; without it, the first that fits the rest. */
  readonly modelId?: string;
  readonly language?: PrintModelFields['language'];
  /** In which the party is written to: taken where nobody wishes another, and no model is set. */
  readonly partyLanguage?: PrintModelFields['language'];
  readonly paperSize?: PrintModelFields['paperSize'];
  /** Where the document is numbered, and at which till it was made. */
  readonly seriesId?: string;
  readonly cashRegisterId?: string;
}

/** The model that a document is printed with; refused when none fits. */
export const selectPrintModel = (books: Books, wish: PrintWish): RegisterRecord<PrintModelFields> =>
  printModelAmong(books.printModels.models.values(), wish);

/**
 * The same among the models of another day. A user who waits for a paper is better served by a
 * model that fits less than by none: where no model names the type, such as stock taken out in a
 * company that only has models of sales, any model of the paper serves; where none is in the
 * language, one in another language does. A model of the series takes precedence over one of the
 * till, that over one of the party's language, and that over one of all.
 */
export function printModelAmong(
  models: Iterable<RegisterRecord<PrintModelFields>>,
  wish: PrintWish,
): RegisterRecord<PrintModelFields> {
  const { typeId, modelId, language } = wish;
  const fitting = [...models].filter((model) => fits(model, wish));
  const naming = fitting.filter(({ typeIds }) => typeIds.includes(typeId));
  const serving = naming.length > 0 || modelId !== undefined ? naming : fitting;
  const speaking = serving.filter((model) => model.language === language);
  return (
    bestOf(speaking, wish) ??
    bestOf(serving, wish) ??
    refuse('printModel.notSelected', undefined, 'modelId')
  );
}

type Model = RegisterRecord<PrintModelFields>;

const bestOf = (
  models: readonly Model[],
  { seriesId, cashRegisterId, partyLanguage }: PrintWish,
): Model | undefined =>
  models.find(({ seriesIds }) => isAmong(seriesIds, seriesId)) ??
  models.find(({ cashRegisterIds }) => isAmong(cashRegisterIds, cashRegisterId)) ??
  usualOf(models.filter(({ language }) => language === partyLanguage)) ??
  usualOf(models);

const usualOf = (models: readonly Model[]): Model | undefined =>
  models.find(({ isDefault }) => isDefault) ?? models[0];

function fits(model: Model, wish: PrintWish): boolean {
  const { id, isArchived, paperSize, seriesIds = [], cashRegisterIds = [] } = model;
  if (isArchived) return false;
  if (wish.modelId !== undefined) return id === wish.modelId;
  if (wish.paperSize !== undefined && paperSize !== wish.paperSize) return false;
  const isOfAll = seriesIds.length + cashRegisterIds.length === 0;
  return (
    isOfAll || isAmong(seriesIds, wish.seriesId) || isAmong(cashRegisterIds, wish.cashRegisterId)
  );
}

const isAmong = (ids: readonly string[] | undefined, id: string | undefined): boolean =>
  id !== undefined && ids?.includes(id) === true;
