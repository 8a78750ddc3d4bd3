import type { ReactNode } from 'react';
import { later } from '../routing/later.js';
import { pastMoment } from '../boot/past-moment.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { comparing } from './comparing.js';
import type { DifferencesProps } from './Differences.js';

// The past is compared with now seldom.
const Differences = later(async () => (await import('./Differences.js')).Differences);

/** In the past: how the rows of the page differ from those of now, and by which events. */
export function ComparedWithNow(props: Omit<DifferencesProps, 'companyId'>): ReactNode {
  const { isOn } = useSlice(comparing);
  const { moment } = useSlice(pastMoment);
  const { id } = useSlice(company);
  if (!isOn || moment === null || id === null || moment.companyId !== id) return null;
  return <Differences {...props} companyId={id} />;
}
