import { absent, conflict, invalid } from '../kernel/index.js';

export const catalogErrors = {
  'catalog.barcodeRequired': invalid<{ line: number }>(),
  'catalog.barcodeTwice': invalid<{ line: number; barcode: string }>(),
  'catalog.barcodeTaken': conflict<{ line: number; barcode: string }>(),
  'catalog.vatNotFound': absent(),
  'catalog.serviceMovesNoStock': invalid(),
  'catalog.maximumBelowMinimum': invalid(),
  'catalog.nameUsedInDocuments': conflict(),
  'catalog.categoryOfItself': invalid(),
  'catalog.scalePrefix': invalid(),
  'catalog.scaleDigits': invalid<{ digits: number }>(),
  'category.notSelected': invalid(),
};
