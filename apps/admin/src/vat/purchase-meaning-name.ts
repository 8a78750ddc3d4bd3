import type { PurchaseMeaning } from '@balcao/domain';
import type { Translate } from '../i18n/use-messages.js';

/** What purchases by a code are for, in words. */
export const purchaseMeaningName = (meaning: PurchaseMeaning, t: Translate): string =>
  meaning === 'byArticle'
    ? t('resources.commercial/vat.byArticle')
    : t(`reports.vat.treatments.${meaning}`);
