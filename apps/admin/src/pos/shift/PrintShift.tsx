import { useState, type ReactNode } from 'react';
import { sayProblem } from '../../http/say-problem.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useTill, useTillView } from '../till/till-context.js';
import { printShift } from './print-shift.js';

interface PrintShiftProps {
  readonly id: string;
  readonly label: string;
  /** Before this page was loaded. */
  readonly wasPrinted?: boolean;
  readonly onPrinted?: () => void;
}

/** Prints an X or a Z; the server writes it, so everything has to have arrived. */
export function PrintShift(props: PrintShiftProps): ReactNode {
  const { id, label, wasPrinted = false, onPrinted } = props;
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  const { isOnline, waiting } = useTillView();
  const [isBusy, setBusy] = useState(false);
  const [isPrinted, setPrinted] = useState(false);
  const isThere = isOnline && waiting === 0;
  const print = async (): Promise<void> => {
    setBusy(true);
    try {
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
        disabled={isBusy || !isThere}
        onClick={() => void print()}
      >
        {label}
      </button>
      {isThere ? null : <small>{t('tillShift.x.printLater')}</small>}
    </div>
  );
}
