import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/use-messages.js';
import { localeOf } from '../boot/language.js';

interface ChangeProps {
  /** Minor units. */
  readonly now: number;
  readonly before: number;
}

/** The change in per cent; a dash if there was nothing before. */
export function Change({ now, before }: ChangeProps): ReactNode {
  const language = useLanguage();
  if (before === 0) return <span className="amount">–</span>;
  const part = (now - before) / Math.abs(before);
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (
    <span className="amount change" data-sign={Math.sign(part)}>
      {format.format(part).replace('-', '−').replace(/\s?%/, '\u00a0%')}
    </span>
  );
}
