import type { DayRange, SalesAnswer, SalesFigures } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import type { Measure } from '../period.js';
import { salesPath } from '../proof/links.js';
import { figureOfPath, measuredBy } from '../proof/proof-figure.js';
import { amountOf } from '../use-figures.js';
import { averageOf, marginOf } from './compare.js';
import { Headline, type Compared } from './Headline.js';
import { showDays, showPercent } from './show.js';

interface HeadlinesProps {
  readonly sales: SalesAnswer;
  readonly measure: Measure;
}

/** What was sold, what is left of it, how many documents, how much each. */
export function Headlines({ sales, measure }: HeadlinesProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { current, period, currency } = sales;
  const compared = useCompared(sales);
  const sold = (figures: SalesFigures) => amountOf(figures, measure);
  const margin = marginOf(current);
  return (
    <>
      <Headline
        title={t(`dashboard.sales.${measure}`)}
        hint={t('dashboard.salesHint')}
        value={sold(current)}
        currency={currency}
        to={salesPath(period)}
        figure={figureOfPath(
          salesPath(period),
          t(`dashboard.sales.${measure}`),
          measuredBy[measure],
        )}
        compared={compared(sold)}
      />
      {margin === undefined ? null : (
        <Headline
          title={t('dashboard.margin')}
          hint={t('dashboard.marginHint')}
          value={margin}
          currency={currency}
          to={salesPath(period, { withDeliveries: true })}
          figure={figureOfPath(
            salesPath(period, { withDeliveries: true }),
            t('dashboard.margin'),
            'marginMinor',
          )}
          {...(current.netMinor > 0 && {
            note: t('dashboard.marginOf', {
              percent: showPercent(margin / current.netMinor, language),
            }),
          })}
          compared={compared((figures) => marginOf(figures) ?? 0, { withDeliveries: true }).slice(
            0,
            1,
          )}
        />
      )}
      <Headline
        title={t('dashboard.documents')}
        value={current.count}
        to={salesPath(period)}
        compared={compared(({ count }) => count)}
      />
      <Headline
        title={t('dashboard.ticket')}
        value={averageOf(sold(current), current.count)}
        currency={currency}
        to={salesPath(period)}
        compared={compared((figures) => averageOf(sold(figures), figures.count))}
      />
    </>
  );
}

/** The same figure of the period before and of the year before; once where they are the same. */
function useCompared(sales: SalesAnswer) {
  const language = useLanguage();
  const { before, previous, yearBefore, lastYear } = sales;
  const isSame = previous.from === lastYear.from && previous.to === lastYear.to;
  const periods: readonly (readonly [Compared['when'], SalesFigures, DayRange])[] = [
    ['before', before, previous],
    ...(isSame ? [] : [['lastYear', yearBefore, lastYear] as const]),
  ];
  return (valueOf: (figures: SalesFigures) => number, filter: object = {}): readonly Compared[] =>
    periods.map(([when, figures, days]) => ({
      when,
      value: valueOf(figures),
      period: showDays(days, language),
      to: salesPath(days, { ...filter }),
    }));
}
