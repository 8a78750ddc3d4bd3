import { placeOf, referenceById } from '@balcao/domain';
import type { ScreenMessageKey } from '@balcao/messages';

/** The name of a settlement: a document by its number, a refund by its kind. */
export const settlerName = (sourceId: string, t: (key: ScreenMessageKey) => string): string =>
  placeOf(sourceId) === undefined ? t('events.RefundRecorded') : referenceById(sourceId);
