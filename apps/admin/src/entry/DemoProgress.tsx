import type { ReactNode } from 'react';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { demoProgress } from './demo-progress.js';

/** How far the sample company's year is, in tenths: more often, a screen reader would never end. */
export function DemoProgress(): ReactNode {
  const t = useMessages();
  const { share } = useSlice(demoProgress);
  if (share === null) return null;
  return (
    <div className="snack snack--info">
      <span>{t('entry.firstRun.demoProgress', { percent: Math.floor(share * 10) * 10 })}</span>
    </div>
  );
}
