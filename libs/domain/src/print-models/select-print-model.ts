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
 * The same among the models of another day. Where no model speaks the language, the document is
 * printed in another one: whoever waits for a paper is better served than by none.
 */
export function printModelAmong(
  models: Iterable<RegisterRecord<PrintModelFields>>,
  wish: PrintWish,
): RegisterRecord<PrintModelFields> {
  const fitting = [...models].filter((model) => fits(model, wish));
  const speaking = fitting.filter(({ language }) => language === wish.language);
  return (
    bestOf(speaking) ?? bestOf(fitting) ?? refuse('printModel.notSelected', undefined, 'modelId')
  );
}

const bestOf = (models: readonly RegisterRecord<PrintModelFields>[]) =>
  models.find(({ isDefault }) => isDefault) ?? models[0];

function fits(
  model: RegisterRecord<PrintModelFields>,
  { typeId, modelId, paperSize }: PrintWish,
): boolean {
  if (model.isArchived || !model.typeIds.includes(typeId)) return false;
  if (modelId !== undefined) return model.id === modelId;
  return paperSize === undefined || model.paperSize === paperSize;
}
