import type { MeansAmount } from '@balcao/domain';
import { useState, type ReactNode } from 'react';
import { sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useAskIfRight } from '../page/ask-if-right.js';
import type { Counted } from '../till/till-session.js';
import { usePosState, useTill } from '../till/till-context.js';
import { CountFields } from './CountFields.js';
import { DecideClosing } from './DecideClosing.js';
import { MeansFields } from './MeansFields.js';

/** Closes the shift: count first, blind if the register requires it, then decide. */
export function CloseShift(): ReactNode {
  const { shift } = usePosState();
  const [isCounting, setCounting] = useState((shift?.counts ?? 0) === 0);
  const [countedMinor, setCounted] = useState<number>();
  const [isAgain, setAgain] = useState(false);
  if (isCounting) {
    return (
      <CountForm
        isAgain={isAgain}
        onCounted={(minor) => {
          setCounted(minor);
          setCounting(false);
        }}
      />
    );
  }
  return (
    <DecideClosing
      counted={countedMinor}
      onCountAgain={() => {
        setAgain(true);
        setCounting(true);
      }}
    />
  );
}

interface CountFormProps {
  /** It was asked for on this page: the count goes on from there. */
  readonly isAgain: boolean;
  readonly onCounted: (minor: number) => void;
}

function CountForm({ isAgain, onCounted }: CountFormProps): ReactNode {
  const t = useMessages();
  const till = useTill();
  const { shift } = usePosState();
  const askIfRight = useAskIfRight();
  const [counted, setCounted] = useState<Counted>();
  const [means, setMeans] = useState<readonly MeansAmount[] | undefined>([]);
  const [isBusy, setBusy] = useState(false);
  const isReady = counted !== undefined && means !== undefined && !isBusy;
  const count = async (): Promise<void> => {
    if (counted === undefined || means === undefined || isBusy) return;
    setBusy(true);
    try {
      const sums = [counted.totalMinor, ...means.map(({ amountMinor }) => amountMinor)];
      if (!(await askIfRight.sum(Math.max(...sums)))) {
        setBusy(false);
        return;
      }
      await till.count(counted, means);
      onCounted(counted.totalMinor);
    } catch (error) {
      sayProblem(error);
      setBusy(false);
    }
  };
  const number = (shift?.counts ?? 0) + 1;
  return (
    <form
      className="pay"
      onSubmit={(event) => {
        event.preventDefault();
        void count();
      }}
    >
      <p>
        {number === 1 ? t('asked.shift.closeExplained') : t('tillShift.close.again', { number })}
      </p>
      <CountFields
        takesFocus={isAgain}
        onChange={(found, isEmpty) => {
          setCounted(isEmpty ? undefined : found);
        }}
      />
      <MeansFields onChange={setMeans} />
      <button type="submit" className="ticket__pay" disabled={!isReady}>
        {t('tillShift.close.counted')}
      </button>
    </form>
  );
}
