import type { ReactNode } from 'react';
import { showInstant } from '../formats/days.js';
import type { ReportWords } from './words.js';

interface AsOfProps {
  /** When the figures were read; 0 before they were. */
  readonly readAt: number;
  readonly words: ReportWords;
}

/** The moment that the figures are of; its place is kept until they are there. */
export function AsOf({ readAt, words: { t, language } }: AsOfProps): ReactNode {
  if (readAt === 0) return <p className="report-as-of">&nbsp;</p>;
  const instant = showInstant(new Date(readAt).toISOString(), language);
  return <p className="report-as-of">{t('reports.asOf', { instant })}</p>;
}
