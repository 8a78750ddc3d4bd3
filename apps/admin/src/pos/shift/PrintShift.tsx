import type { ShiftFacts } from '@balcao/printing';
import { useState, type ReactNode } from 'react';
import { sayProblem } from '../../http/say-problem.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useTill, useTillView } from '../till/till-context.js';
import { printShift } from './print-shift.js';

interface PrintShiftProps {
  readonly id: string;
  readonly label: string;
  /** This device's own figures, to print while offline or while entries are pending. */
  readonly closing?: ShiftFacts | undefined;
  /** Before this page was loaded. */
  readonly wasPrinted?: boolean;
  readonly onPrinted?: () => void;
}

/** Prints an X or Z: the server's once everything has arrived, before that this device's. */
export function PrintShift(props: PrintShiftProps): ReactNode {
  const { id, label, closing, wasPrinted = false, onPrinted } = props;
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  const { isOnline, waiting } = useTillView();
  const [isBusy, setBusy] = useState(false);
  const [isPrinted, setPrinted] = useState(false);
  const isThere = isOnline && waiting === 0;
  const mayPrint = isThere || closing !== undefined;
  const print = async (): Promise<void> => {
    setBusy(true);
    try {
      if (!isThere && closing !== undefined) {
        const { printClosing } = await import('./print-closing.js');
        await printClosing(till, closing, language);
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
