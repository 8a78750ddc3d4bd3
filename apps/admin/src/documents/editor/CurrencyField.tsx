import type { CurrencyRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useMay } from '../../admin/hooks.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ChoiceOfHead } from './ChoiceOfHead.js';
import { useCurrency, useEditor, useHead } from './context.js';
import { withCurrency } from './kept.js';
import { UnreadChoices } from './UnreadChoices.js';
import { useQuote } from './use-quote.js';

/** The currency of the document, if the company has a rate for a foreign one. */
export function CurrencyField(): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const head = useHead();
  const current = useCurrency();
  useQuote();
  const own = session.rules.company.currency;
  const enabled = useMay('exchange.view');
  const {
    data = [],
    error,
    refetch,
  } = useGetList<CurrencyRow>(
    'exchange',
    {
      filter: { isArchived: false },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled, staleTime: 60_000 },
  );
  if (error !== null) {
    return <UnreadChoices what={t('layout.pages.exchange')} onRetry={refetch} />;
  }
  const rated = data.filter(({ rate }) => rate !== undefined).map(({ id }) => id);
  const codes = [...new Set([own, ...rated, current])];
  if (codes.length === 1) return null;
  return (
    <ChoiceOfHead
      field="currency"
      label={t('documents.fields.currency')}
      value={current}
      choices={codes.map((id) => ({ id, name: id }))}
      onChange={(currency) => {
        session.changeHead(withCurrency(head, currency), 'currency');
      }}
    />
  );
}
