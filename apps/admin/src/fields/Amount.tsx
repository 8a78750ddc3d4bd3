import { showMinor } from '@balcao/messages';
import type { CSSProperties, ReactNode } from 'react';
import { useLanguage } from '../i18n/use-messages.js';

interface AmountProps {
  /** Minor units. */
  readonly minor: number;
  /** Shown small and muted after the figure; leave it out where the column says it. */
  readonly currency?: string;
  /** Shows a dash for zero, so that a column of figures shows where there is something. */
  readonly dashForZero?: boolean;
  readonly style?: CSSProperties;
}

/** An amount of money, its digits in columns with those above and below. */
export function Amount({ minor, currency, dashForZero, style }: AmountProps): ReactNode {
  const language = useLanguage();
  if (minor === 0 && dashForZero === true) return <span className="amount">–</span>;
  return (
    <span className="amount" style={style}>
      {showMinor(minor, language)}
      {currency === undefined ? null : <span className="amount__currency">{currency}</span>}
    </span>
  );
}
