import { articleCategoriesProjection, articlesProjection } from './catalog/index.js';
import { companiesProjection } from './companies/index.js';
import { documentTypesProjection } from './document-types/index.js';
import { documentsProjection, draftsProjection } from './documents/index.js';
import { membershipsProjection } from './identity/index.js';
import {
  accountEntriesProjection,
  partiesProjection,
  partyCategoriesProjection,
  regionsProjection,
} from './parties/index.js';
import type { AnyProjection } from './projection.js';
import { printModelsProjection } from './print-models/index.js';
import { seriesProjection } from './series/index.js';
import { vatProjection } from './vat/index.js';

/** Every fold of the product. A new one is one line. */
export const allProjections: readonly AnyProjection[] = [
  accountEntriesProjection,
  articleCategoriesProjection,
  articlesProjection,
  companiesProjection,
  documentTypesProjection,
  documentsProjection,
  draftsProjection,
  membershipsProjection,
  partiesProjection,
  partyCategoriesProjection,
  printModelsProjection,
  regionsProjection,
  seriesProjection,
  vatProjection,
];
