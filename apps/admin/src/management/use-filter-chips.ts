import { useResourceContext, useTranslateLabel } from 'react-admin';
import { useMessages } from '../i18n/use-messages.js';
import { filterChips, type FilterChip } from './filter-chips.js';
import { useFilterNames } from './filter-names.js';
import { useFilters } from './use-filters.js';

/** The active filters of the surrounding list, in words. */
export function useFilterChips(): readonly FilterChip[] {
  const t = useMessages();
  const labelOf = useTranslateLabel();
  const resource = useResourceContext();
  const names = useFilterNames();
  const { filters } = useFilters();
  return filterChips(filters, {
    names,
    archived: t('management.archived'),
    labelOf: (source) => {
      const label = labelOf({ source, ...(resource !== undefined && { resource }) });
      return typeof label === 'string' ? label : source;
    },
  });
}
