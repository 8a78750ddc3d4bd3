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

/** The same among the models of another day. */
export function printModelAmong(
  models: Iterable<RegisterRecord<PrintModelFields>>,
  wish: PrintWish,
): RegisterRecord<PrintModelFields> {
  let best: RegisterRecord<PrintModelFields> | undefined;
  for (const model of models) {
    if (!fits(model, wish)) continue;
    if (best === undefined || (model.isDefault && !best.isDefault)) best = model;
  }
  return best ?? refuse('printModel.notSelected', undefined, 'modelId');
}

function fits(model: RegisterRecord<PrintModelFields>, wish: PrintWish): boolean {
  const { typeId, modelId, language, paperSize } = wish;
  if (model.isArchived || !model.typeIds.includes(typeId)) return false;
  if (modelId !== undefined) return model.id === modelId;
  return (
    (language === undefined || model.language === language) &&
    (paperSize === undefined || model.paperSize === paperSize)
  );
}
