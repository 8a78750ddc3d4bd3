import '../dashboard/dashboard.css';
import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { Headline } from '../dashboard/parts/Headline.js';
import { periodQuery } from '../dashboard/period.js';
import { openPath, salesPath } from '../dashboard/proof/links.js';
import { figureOfPath } from '../dashboard/proof/proof-figure.js';
import { useAttention, usePosition, useSales } from '../dashboard/use-figures.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** The figures of the day, for who may see reports; nothing before the first document. */
export function Today(): ReactNode {
  const seesFigures = useMay('reports.view');
  const { data: attention } = useAttention(seesFigures);
  if (!seesFigures || attention === undefined || attention.isNew) return null;
  return (
    <div className="dash home__today">
      <Sold />
      <Position />
    </div>
  );
}

function Sold(): ReactNode {
  const t = useMessages();
  const { data } = useSales(periodQuery({ kind: 'today' }));
  if (data === undefined || data.narrowing === 'shift') return null;
  const { current, period, currency } = data;
  const to = salesPath(period);
  const title = t('pages.home.soldToday');
  return (
    <>
      <Headline
        title={title}
        value={current.grossMinor}
        currency={currency}
        to={to}
        figure={figureOfPath(to, title)}
      />
      <Headline title={t('pages.home.documentsToday')} value={current.count} to={to} />
    </>
  );
}

function Position(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { data } = usePosition();
  const { receivables, accounts, currency = '' } = data ?? {};
  const own = accounts?.filter((account) => account.currency === currency);
  return (
    <>
      {receivables === undefined ? null : (
        <Headline
          title={t('dashboard.receivables')}
          value={receivables.pendingMinor}
          currency={currency}
          to={openPath(receivables.typeIds, {}, t('dashboard.receivables'))}
          note={
            receivables.overdueMinor === 0
              ? t('dashboard.noneOverdue')
              : t('dashboard.overdue', { value: showMinor(receivables.overdueMinor, language) })
          }
        />
      )}
      {own === undefined ? null : (
        <Headline
          title={t('pages.home.money')}
          value={own.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0)}
          currency={currency}
          to="/commercial/treasury_account"
        />
      )}
    </>
  );
}
