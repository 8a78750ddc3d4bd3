import type { DocumentTypeRow } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { stateKey } from '../../fields/document-states.js';
import { showDay } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useFilterName } from '../../management/filter-names.js';
import { FilterChips } from '../../management/FilterChips.js';
import { amountsOf, daysOf, tabOf, tabsOf, type Range } from './tabs.js';
import { useFilter } from './use-filter.js';
import { usePartyName, useSellerChoices, useSeriesChoices } from './use-filter-choices.js';

/** The active filters in words; a click removes one. */
export function DocumentChips({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { filter } = useFilter();
  const isPurchase = type.group === 'purchases';
  const party = usePartyName(
    isPurchase ? 'commercial/suppliers' : 'commercial/clients',
    filter['clientId'],
  );
  const series = useSeriesChoices(type).find(({ id }) => id === filter['seriesId']);
  const seller = useSellerChoices().find(({ id }) => id === filter['issuedById']);
  const day = (text: string): string => showDay(text, language);
  const minor = (amount: number): string => showMinor(amount, language);
  const state = tabOf(filter, tabsOf(type));
  useFilterName(
    'clientId',
    t(isPurchase ? 'documents.fields.supplier' : 'documents.fields.client'),
    party,
  );
  useFilterName('seriesId', t('documents.fields.series'), series?.name);
  useFilterName('issuedById', t('documents.filters.seller'), seller?.name);
  useFilterName('year', t('documents.list.year'), undefined);
  useFilterName(
    'issuedOn',
    t('documents.fields.issuedOn'),
    inWords(daysOf(filter, 'issuedOn'), day),
  );
  useFilterName('dueOn', t('documents.fields.dueOn'), inWords(daysOf(filter, 'dueOn'), day));
  useFilterName('totalMinor', t('documents.summary.total'), inWords(amountsOf(filter), minor));
  useFilterName(
    'state',
    t('documents.fields.state'),
    state === 'all' ? undefined : t(stateKey(state, type)),
  );
  return (
    <div className="doc-chips">
      <FilterChips unfiltered={{}} />
    </div>
  );
}

/** `1 Nov 2026 – 30 Nov 2026`, or one end of it. */
function inWords<T extends string | number>(
  { from, to }: Range<T>,
  show: (bound: T) => string,
): string | undefined {
  if (from === undefined) return to === undefined ? undefined : `≤ ${show(to)}`;
  if (to === undefined) return `≥ ${show(from)}`;
  return from === to ? show(from) : `${show(from)} – ${show(to)}`;
}
