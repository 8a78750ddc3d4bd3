import type { ReactNode } from 'react';
import { knownAt } from '../boot/past-moment.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { sayDay } from '../formats/days.js';
import { sayInstant } from '../formats/instants.js';
import type { ReportWords } from '../explain/report-words.js';

interface AsOfProps {
  /** Time at which the figures were read; 0 until then. */
  readonly readAt: number;
  readonly words: ReportWords;
}

/**
 * The time of the figures: now, or that of a point-in-time view. Its place is reserved while they
 * load.
 */
export function AsOf({ readAt, words: { t, language } }: AsOfProps): ReactNode {
  const { id } = useSlice(company);
  if (readAt === 0) return <p className="report-as-of">&nbsp;</p>;
  const { recordedAt = new Date(readAt).toISOString(), trueOn } = knownAt(id ?? '') ?? {};
  const instant =
    trueOn === undefined ? sayInstant(recordedAt, language) : sayDay(trueOn, language);
  return <p className="report-as-of">{t('reports.asOf', { instant })}</p>;
}
