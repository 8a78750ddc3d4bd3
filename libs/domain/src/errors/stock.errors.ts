import { absent, conflict, invalid } from '../kernel/index.js';

/** `line` counts from 1; quantities are decimals as text. */
export const stockErrors = {
  'warehouse.notSelectedAtLine': invalid<{ line: number }>(),
  'warehouse.notSelected': invalid(),
  'warehouse.archived': conflict<{ name: string }>(),
  'warehouse.defaultNotSelected': invalid(),
  'warehouse.hasStock': conflict<{ name: string }>(),
  'stock.insufficient': conflict<{
    line: number;
    article: string;
    warehouse: string;
    available: string;
    missing: string;
  }>(),
  'stock.batchNameRequired': invalid<{ line: number }>(),
  'stock.batchNotFound': absent<{ line: number }>(),
  'stock.batchBlocked': conflict<{ line: number; batch: string }>(),
  'stock.batchExpired': conflict<{ line: number; batch: string; expiredOn: string }>(),
  'stock.batchExpiryDiffers': conflict<{ line: number; batch: string; expiresOn: string }>(),
  'stock.batchOfOtherArticle': conflict(),
  'stock.articleHasNoBatches': conflict<{ article: string }>(),
  'stock.articleMovesNoStock': conflict<{ line: number; article: string }>(),
  'stock.dayBeforeLastCount': conflict<{ warehouse: string; countedOn: string }>(),
  'stock.beforeLastCount': conflict<{ line: number; countedOn: string }>(),
  'stock.returnExceeds': conflict<{ line: number; remaining: string }>(),
  'stock.valuationInUse': conflict(),
  'stock.batchesInUse': conflict(),
  'stock.inFuture': invalid<{ today: string }>(),
  'stock.noLines': invalid(),
  'stock.tooManyLines': invalid<{ max: number }>(),
  'stock.sameWarehouse': invalid(),
  'stock.transferNotInTransit': conflict(),
  'stock.reasonRequired': invalid(),
  'stock.countNotOpen': conflict(),
  'stock.countEmpty': conflict(),
  'stock.countTooLarge': conflict<{ max: number }>(),
  'stock.nothingCounted': conflict(),
  'stock.openingNotStanding': conflict(),
};
