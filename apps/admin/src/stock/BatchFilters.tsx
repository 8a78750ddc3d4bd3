import type { ReactNode } from 'react';
import { SelectFilter } from '../management/SelectFilter.js';
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
      <SelectFilter
        source="expiresOn"
        label={t('resources.commercial/batches.fields.expiresOn')}
        choices={[
          { value: { $lt: day }, label: t('stock.expired') },
          {
            value: { $gte: day, $lte: addDays(day, EXPIRING_DAYS) },
            label: t('stock.expiring'),
          },
        ]}
      />
      <SelectFilter
        source="quantityMicros"
        label={t('resources.commercial/batches.fields.quantity')}
        choices={[
          { value: { $gt: 0 }, label: t('stock.inStock') },
          { value: { $lte: 0 }, label: t('stock.usedUp') },
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
