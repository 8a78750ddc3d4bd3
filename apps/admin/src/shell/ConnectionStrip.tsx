import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSlice } from '../boot/slice.js';
import { connection } from '../http/connection.js';
import { useMessages } from '../i18n/use-messages.js';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/**
 * Says when what is on screen may not be the present state, and why. How late lists are is
 * counted on in silence: that they are late is read out once, not every second.
 */
export function ConnectionStrip(): ReactNode {
  const t = useMessages();
  const { isReachable, behind, late } = useSlice(connection);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const text = !isOnline
    ? t('app.offline')
    : !isReachable
      ? t('app.unreachable')
      : late !== undefined
        ? t('app.late', { smart_count: late.events, ...late })
        : behind > 0
          ? t('app.catchingUp')
          : undefined;
  const isLate = isOnline && isReachable && late !== undefined;
  const [wasLate, setWasLate] = useState(false);
  if (isLate && !wasLate) setWasLate(true);
  const announcement = isLate ? t('app.lateBegan') : wasLate ? t('app.lateEnded') : undefined;
  return (
    <>
      <div role="status">
        {isLate || text === undefined ? (
          <span className="visually-hidden">{announcement}</span>
        ) : (
          <div className="shell__strip">{text}</div>
        )}
      </div>
      {isLate ? <div className="shell__strip shell__strip--late">{text}</div> : null}
    </>
  );
}
