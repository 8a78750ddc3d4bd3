import type { ReactNode } from 'react';
import { ConditionFilter } from '../filters/ConditionFilter.js';
import { MoreFilters } from '../filters/MoreFilters.js';
import { SearchedFilter } from '../filters/SearchedFilter.js';
import { addDays, today } from '../formats/days.js';
import { useMessages } from '../i18n/use-messages.js';
import { EXPIRING_DAYS } from './expiry.js';

/** Narrows the list of batches: what is left, what expires, of which article. */
export function BatchFilters(): ReactNode {
  const t = useMessages();
  const day = today();
  return (
    <>
      <ConditionFilter
        source="expiresOn"
        label={t('resources.commercial/batches.fields.expiresOn')}
        choices={[
          { condition: { $lt: day }, label: t('stock.expired') },
          {
            condition: { $gte: day, $lte: addDays(day, EXPIRING_DAYS) },
            label: t('stock.expiring'),
          },
        ]}
      />
      <ConditionFilter
        source="quantityMicros"
        label={t('resources.commercial/batches.fields.quantity')}
        choices={[
          { condition: { $gt: 0 }, label: t('stock.inStock') },
          { condition: { $lte: 0 }, label: t('stock.usedUp') },
        ]}
      />
      <MoreFilters sources={['articleId']}>
        <SearchedFilter
          source="articleId"
          reference="commercial/articles"
          label={t('resources.commercial/batches.fields.articleId')}
        />
      </MoreFilters>
    </>
  );
}
