import { useEffect, useEffectEvent } from 'react';
import { openDialogs } from '../../boot/open-dialogs.js';
import { showSnack } from '../../boot/snack.js';
import { createSlice } from '../../boot/slice.js';
import { useMessages } from '../../i18n/use-messages.js';
import { guardScans } from './scan-guard.js';
import { soundOfError } from './sound.js';

/** Handles a code; `isPaying` while the payment is open. */
type TakeScan = (code: string, isPaying: boolean) => void;

const scans = createSlice<{ readonly take: TakeScan | null }>({ take: null });

/** Handles scans regardless of the focus while the page is mounted. */
export function useScans(take: TakeScan): void {
  const onScan = useEffectEvent(take);
  useEffect(() => {
    scans.merge({
      take: (code, isPaying) => {
        onScan(code, isPaying);
      },
    });
    return () => {
      scans.merge({ take: null });
    };
  }, []);
}

/** Keeps scans out of other fields: they go to the ticket or are refused. */
export function useScanGuard(): void {
  const t = useMessages();
  const onScan = useEffectEvent((code: string) => {
    const dialog = openDialogs.get().list.at(-1);
    const { take } = scans.get();
    const isPaying = dialog !== undefined && 'paying' in dialog.dataset;
    if (take !== null && (dialog === undefined || isPaying)) {
      take(code, isPaying);
      return;
    }
    soundOfError();
    const isLocked = dialog !== undefined && 'fixed' in dialog.dataset;
    const where = dialog === undefined ? 'pos.scanOnSale' : 'pos.closeToScan';
    showSnack(t(isLocked ? 'asked.lock.scan' : where), 'error');
  });
  useEffect(
    () =>
      guardScans((code) => {
        onScan(code);
      }),
    [],
  );
}
