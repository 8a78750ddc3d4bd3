import type { DocumentTotalsAnswer } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useBalcao, useMay } from '../admin/hooks.js';
import { Amount } from '../fields/Amount.js';
import { today } from '../formats/days.js';
import { useMessages } from '../i18n/use-messages.js';
import { useSalesTypes } from '../layout/use-document-types.js';
import { parseTotals } from './totals.js';

/** What was invoiced this year, what is still to come in, and how much there is to sell. */
export function HomeFigures(): ReactNode {
  const t = useMessages();
  const year = today().slice(0, 4);
  const totals = useTotals(Number.parseInt(year, 10));
  const clients = useCount('commercial/clients', useMay('parties.view'));
  const articles = useCount('commercial/articles', useMay('catalog.view'));
  const money = (minor: number | undefined): ReactNode =>
    minor === undefined ? '–' : <Amount minor={minor} currency="MZN" />;
  return (
    <dl className="figures">
      <div>
        <dt>{t('pages.home.thisYear', { year })}</dt>
        <dd>{count(totals?.count)}</dd>
      </div>
      <div>
        <dt>{t('pages.home.invoiced')}</dt>
        <dd>{money(totals?.totalMinor)}</dd>
      </div>
      <div>
        <dt>{t('pages.home.pending')}</dt>
        <dd className="home__pending">{money(totals?.pendingMinor)}</dd>
      </div>
      <div>
        <dt>{t('pages.home.clients')}</dt>
        <dd>{count(clients)}</dd>
      </div>
      <div>
        <dt>{t('pages.home.articles')}</dt>
        <dd>{count(articles)}</dd>
      </div>
    </dl>
  );
}

const count = (value: number | undefined): string =>
  value === undefined ? '–' : grouped(String(value));

function useCount(resource: string, isEnabled: boolean): number | undefined {
  const params = { filter: { isArchived: false }, pagination: { page: 1, perPage: 1 } };
  return useGetList(resource, params, { enabled: isEnabled }).total;
}

/** The totals of the documents that clients owe for. */
function useTotals(year: number): DocumentTotalsAnswer | undefined {
  const provider = useBalcao();
  const mayView = useMay('documents.view');
  const types = useSalesTypes()
    .filter(({ accountEffect }) => accountEffect === 'debit' || accountEffect === 'both')
    .map(({ id }) => id);
  const { data } = useQuery({
    queryKey: ['documents', 'totals', year, types],
    queryFn: async () => {
      const filter = JSON.stringify({ year, typeId: { $in: types } });
      const path = `documents/totals?filter=${encodeURIComponent(filter)}`;
      return parseTotals((await provider.read(path)).body);
    },
    enabled: mayView && types.length > 0,
  });
  return data;
}
