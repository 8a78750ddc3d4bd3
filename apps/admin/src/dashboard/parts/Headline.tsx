import Down from '@mui/icons-material/TrendingDown';
import Flat from '@mui/icons-material/TrendingFlat';
import Up from '@mui/icons-material/TrendingUp';
import { grouped, showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ExplainButton } from '../../explain/ExplainButton.js';
import type { ExplainedFigure } from '../../explain/explaining.js';
import { Amount } from '../../fields/Amount.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { growthOf } from './compare.js';
import { showGrowth } from './show.js';

/** A figure of another period, and the list that it is the sum of. */
export interface Compared {
  readonly value: number;
  readonly when: 'before' | 'lastYear';
  readonly period: string;
  readonly to: string;
}

interface HeadlineProps {
  readonly title: string;
  readonly hint?: string;
  readonly value: number;
  /** Without it the value is a plain number. */
  readonly currency?: string;
  readonly to: string;
  readonly note?: string;
  /** What the value is explained by. */
  readonly figure?: ExplainedFigure | undefined;
  readonly compared?: readonly Compared[];
}

/** One figure in large, how it has grown, each opening what it is the sum of. */
export function Headline(props: HeadlineProps): ReactNode {
  const { title, hint, value, currency, to, note, figure, compared = [] } = props;
  return (
    <section className="card dash__card dash__headline" data-span={3} title={hint}>
      <h2>{title}</h2>
      <Link className="dash__figure" to={to}>
        {currency === undefined ? (
          <span className="amount">{grouped(String(value))}</span>
        ) : (
          <Amount minor={value} currency={currency} />
        )}
      </Link>
      {figure === undefined ? null : <ExplainButton figure={figure} />}
      {note === undefined ? null : <p className="dash__note">{note}</p>}
      {compared.map((each) => (
        <Growth key={each.to} now={value} isMoney={currency !== undefined} {...each} />
      ))}
    </section>
  );
}

interface GrowthProps extends Compared {
  readonly now: number;
  readonly isMoney: boolean;
}

function Growth({ now, value, when, period, to, isMoney }: GrowthProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const growth = growthOf(now, value);
  if (growth === undefined) {
    return (
      <p className="dash__growth" title={period}>
        {t(`dashboard.none${when === 'before' ? 'Before' : 'LastYear'}`)}
      </p>
    );
  }
  const Icon = growth > 0 ? Up : growth < 0 ? Down : Flat;
  const shown = isMoney ? showMinor(value, language) : grouped(String(value));
  const tone = growth > 0 ? 'up' : growth < 0 ? 'down' : 'flat';
  return (
    <p className="dash__growth" data-tone={tone}>
      <Icon fontSize="small" aria-hidden />
      <b>{showGrowth(growth, language)}</b>{' '}
      <Link to={to} title={t('dashboard.against', { value: shown, period })}>
        {t(`dashboard.compared.${when}`, { value: shown })}
      </Link>
    </p>
  );
}
