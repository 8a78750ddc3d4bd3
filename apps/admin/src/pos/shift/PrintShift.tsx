import type { ToldShift } from '@balcao/printing';
import { useState, type ReactNode } from 'react';
import { sayProblem } from '../../http/say-problem.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useTill, useTillView } from '../till/till-context.js';
import { printShift } from './print-shift.js';

interface PrintShiftProps {
  readonly id: string;
  readonly label: string;
  /** This device's own figures, to print while offline or while entries are pending. */
  readonly told?: ToldShift | undefined;
  /** Before this page was loaded. */
  readonly wasPrinted?: boolean;
  readonly onPrinted?: () => void;
}

/** Prints an X or Z: the server's once everything has arrived, before that this device's. */
export function PrintShift(props: PrintShiftProps): ReactNode {
  const { id, label, told, wasPrinted = false, onPrinted } = props;
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  const { isOnline, waiting } = useTillView();
  const [isBusy, setBusy] = useState(false);
  const [isPrinted, setPrinted] = useState(false);
  const isThere = isOnline && waiting === 0;
  const mayPrint = isThere || told !== undefined;
  const print = async (): Promise<void> => {
    setBusy(true);
    try {
      if (!isThere && told !== undefined) {
        const { printTold } = await import('./print-told.js');
        await printTold(till, told, language);
        setBusy(false);
        return;
      }
      await printShift(till, id, language, isPrinted || wasPrinted ? 'duplicate' : 'original');
      setPrinted(true);
      onPrinted?.();
    } catch (error) {
      sayProblem(error);
    }
    setBusy(false);
  };
  return (
    <div className="pay">
      <button
        type="button"
        className="pay__plain"
        disabled={isBusy || !mayPrint}
        onClick={() => void print()}
      >
        {label}
      </button>
      {mayPrint ? null : <small>{t('tillShift.x.printLater')}</small>}
    </div>
  );
}
