import type { DayRange, Leaders, SalesAnswer, SalesShare } from '@balcao/contracts';
import type { Language } from '@balcao/messages';
import type { ReactNode } from 'react';
import { nameIn } from '../../fields/name-in.js';
import { useLanguage, useMessages, type Translate } from '../../i18n/use-messages.js';
import { BarList, type Bar } from '../charts/BarList.js';
import type { Measure } from '../period.js';
import { daysFilter, proofPath, salesPath, type ProofFilter } from '../proof/links.js';
import { measuredBy } from '../proof/proof-figure.js';
import { amountOf } from '../use-figures.js';
import { Card } from './Card.js';

interface SharesProps {
  readonly sales: SalesAnswer;
  readonly measure: Measure;
}

/** Sales by who sold. */
export function SellersCard({ sales, measure }: SharesProps): ReactNode {
  const t = useMessages();
  const bars = sales.sellers.map((share) => {
    const name = share.name ?? t('dashboard.unnamed.seller');
    const to = salesPath(sales.period, { issuedById: share.id }, name);
    return { id: share.id, name, minor: amountOf(share, measure), to };
  });
  return <Bars title={t('dashboard.sellers')} bars={bars} measure={measure} />;
}

/** Sales by how they were paid. */
export function MethodsCard({ sales, measure }: SharesProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const bars = sales.methods.map((share) => {
    const name = nameOfMethod(share, language, t);
    const to = salesPath(sales.period, { methodId: share.id }, name);
    return { id: share.id, name, minor: amountOf(share, measure), to };
  });
  return <Bars title={t('dashboard.methods')} bars={bars} measure={measure} />;
}

function nameOfMethod(share: SalesShare, language: Language, t: Translate): string {
  if (share.id === 'account') return t('dashboard.paidLater');
  if (share.id === 'several') return t('dashboard.paidBySeveral');
  return nameIn(share, language) || t('dashboard.unnamed.method');
}

interface LeadersProps {
  readonly leaders: Leaders;
  readonly period: DayRange;
  readonly measure: Measure;
}

/** The greatest shares by clients, articles or categories, and what the others come to. */
export function LeadersCard({
  kind,
  leaders,
  period,
  measure,
}: LeadersProps & { readonly kind: 'clients' | 'articles' | 'categories' }): ReactNode {
  const t = useMessages();
  const { rows, others } = leaders;
  const bars = rows.map((share): Bar => {
    const name = share.name ?? t(`dashboard.unnamed.${singular[kind]}`);
    const to = pathOf[kind](period, share.id, name);
    return { id: share.id, name, minor: amountOf(share, measure), to };
  });
  const rest: readonly Bar[] =
    others.shares === 0
      ? []
      : [
          {
            id: 'others',
            name: t('dashboard.others', { smart_count: others.shares }),
            minor: amountOf(others, measure),
            tone: 'muted',
          },
        ];
  return <Bars title={t(`dashboard.${kind}`)} bars={[...bars, ...rest]} measure={measure} />;
}

const singular = { clients: 'client', articles: 'article', categories: 'category' } as const;

const linesPath = (period: DayRange, filter: ProofFilter, name: string) =>
  proofPath('lines', { issuedOn: daysFilter(period), ...filter }, name);

const pathOf = {
  clients: (period: DayRange, clientId: string, name: string) =>
    salesPath(period, { clientId }, name),
  articles: (period: DayRange, articleId: string, name: string) =>
    linesPath(period, { articleId }, name),
  categories: (period: DayRange, categoryId: string, name: string) =>
    linesPath(period, { categoryId }, name),
} as const;

interface BarsProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly measure: Measure;
}

function Bars({ title, bars, measure }: BarsProps): ReactNode {
  const t = useMessages();
  return (
    <Card title={title} span={4}>
      {bars.length === 0 ? (
        <p className="dash__none">{t('dashboard.none')}</p>
      ) : (
        <BarList bars={inOrder(bars)} label={title} field={measuredBy[measure]} />
      )}
    </Card>
  );
}

/** The greatest first, by the amounts that are shown; what is left over at the end. */
const inOrder = (bars: readonly Bar[]): readonly Bar[] =>
  [...bars].sort(
    (one, other) =>
      Number(one.tone === 'muted') - Number(other.tone === 'muted') || other.minor - one.minor,
  );
