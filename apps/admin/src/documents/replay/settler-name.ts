import { placeOf, referenceById } from '@balcao/domain';
import type { ScreenMessageKey } from '@balcao/messages';

/** What settled a document: a paper by its number, a refund by what it is. */
export const settlerName = (sourceId: string, t: (key: ScreenMessageKey) => string): string =>
  placeOf(sourceId) === undefined ? t('events.RefundRecorded') : referenceById(sourceId);
