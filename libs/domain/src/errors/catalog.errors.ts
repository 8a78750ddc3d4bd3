import { absent, conflict, invalid } from '../kernel/index.js';

/** Refusals of articles, their categories and the labels of scales; `line` counts from 1. */
export const catalogErrors = {
  'catalog.barcodeRequired': invalid<{ line: number }>(),
  'catalog.barcodeTwice': invalid<{ line: number; barcode: string }>(),
  'catalog.barcodeTaken': conflict<{ line: number; barcode: string }>(),
  'catalog.vatNotFound': absent(),
  'catalog.serviceMovesNoStock': invalid(),
  'catalog.maximumBelowMinimum': invalid(),
  'catalog.nameUsedInDocuments': conflict(),
  'catalog.categoryOfItself': invalid(),
  'catalog.pricesDisagree': invalid<{ price: string; priceWithVat: string }>(),
  'catalog.batchesNeedStock': invalid(),
  'catalog.expiryNeedsBatches': invalid(),
  'catalog.priceTwice': invalid<{ line: number }>(),
  'catalog.supplierTwice': invalid<{ line: number }>(),
  'catalog.scalePrefix': invalid(),
  'catalog.scaleDigits': invalid<{ digits: number }>(),
  'category.notSelected': invalid(),
};
