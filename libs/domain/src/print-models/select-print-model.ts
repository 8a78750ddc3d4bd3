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
  readonly paperSize?: PrintModelFields['paperSize'];
}

/** The model that a document is printed with; refused when none fits. */
export const selectPrintModel = (books: Books, wish: PrintWish): RegisterRecord<PrintModelFields> =>
  printModelAmong(books.printModels.models.values(), wish);

/**
 * The same among the models of another day. Whoever waits for a paper is better served by one that
 * fits less than by none: where no model names the type, such as stock taken out in a company whose
 * models are of sales alone, any model of the paper serves; where none speaks the language, one of
 * another does.
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
    bestOf(speaking) ?? bestOf(serving) ?? refuse('printModel.notSelected', undefined, 'modelId')
  );
}

const bestOf = (models: readonly RegisterRecord<PrintModelFields>[]) =>
  models.find(({ isDefault }) => isDefault) ?? models[0];

function fits(
  { id, isArchived, paperSize }: RegisterRecord<PrintModelFields>,
  wish: PrintWish,
): boolean {
  if (isArchived) return false;
  if (wish.modelId !== undefined) return id === wish.modelId;
  return wish.paperSize === undefined || paperSize === wish.paperSize;
}
