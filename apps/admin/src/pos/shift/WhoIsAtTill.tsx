import type { TillStart } from '@balcao/contracts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { session } from '../../boot/session-state.js';
import { useSlice } from '../../boot/slice.js';
import { messageOf, sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { OfflinePins } from '../lock/kept-pins.js';
import type { TillSession } from '../till/till-session.js';
import { useOpenTill, usePosState, useStart, useTill, useTillView } from '../till/till-context.js';
import { isInShift } from './cashiers.js';
import { changeCashier } from './change-cashier.js';
import { ChoosePin } from './ChoosePin.js';
import { pinDigits, PinInput } from './PinInput.js';

type Cashier = TillStart['cashiers'][number];

interface WhoIsAtTillProps {
  /** Asks for the last cashier's PIN first; another name is one step away. */
  readonly isCurrentFirst?: boolean;
  readonly onDone: () => void;
}

/** The name and PIN of a cashier. */
export function WhoIsAtTill({ isCurrentFirst, onDone }: WhoIsAtTillProps): ReactNode {
  const till = useTill();
  const { cashiers } = useStart();
  const [chosen, setChosen] = useState(() =>
    isCurrentFirst === true
      ? cashiers.find(({ id, hasPin }) => id === till.cashierId && hasPin)
      : undefined,
  );
  // The PIN that somebody else has set, once it was typed.
  const [startPin, setStartPin] = useState<string>();
  if (chosen !== undefined && startPin !== undefined) {
    return <ChoosePin cashier={chosen} pin={startPin} onDone={onDone} />;
  }
  if (chosen === undefined) return <Choice onChoose={setChosen} onDone={onDone} />;
  return (
    <PinForm
      key={chosen.id}
      cashier={chosen}
      onOther={() => {
        setChosen(undefined);
      }}
      onStartPin={setStartPin}
      onDone={onDone}
    />
  );
}

/** Whether a member may use the till without a server check. */
const isHere = (till: TillSession, id: string): boolean =>
  till.state.get().shift === null || isInShift(till, id);

/** The PINs that this device can check offline. */
function useKnownPins(): readonly string[] {
  const { database, companyId } = useTill();
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => {
    new OfflinePins(database, companyId).known().then(setKnown, sayProblem);
  }, [database, companyId]);
  return known;
}

interface ChoiceProps {
  readonly onChoose: (cashier: Cashier) => void;
  readonly onDone: () => void;
}

function Choice({ onChoose, onDone }: ChoiceProps): ReactNode {
  const t = useMessages();
  const open = useOpenTill();
  const till = useTill();
  const { cashiers } = useStart();
  const { isOnline } = useTillView();
  const { info } = useSlice(session);
  const current = usePosState().cashier?.id ?? info?.user.id;
  const known = useKnownPins();
  const choose = (cashier: Cashier): void => {
    if (cashier.hasPin) onChoose(cashier);
    else changeCashier(open, cashier, '').then(onDone, sayProblem);
  };
  // A PIN that was guessed at until it locked lets nobody in, not even the person who is signed in.
  const mayCome = ({ id, hasPin, pinId = '', isPinLocked }: Cashier): boolean => {
    if (!hasPin) return id === info?.user.id && isPinLocked !== true;
    return isOnline || (known.includes(pinId) && isHere(till, id));
  };
  return (
    <>
      {isOnline ? null : <p>{t('tillShift.cashier.offline')}</p>}
      <div className="pos__choices" role="group" aria-label={t('tillShift.cashier.title')}>
        {cashiers.map((cashier, index) => (
          <button
            key={cashier.id}
            type="button"
            {...(index === 0 && { 'data-first': '' })}
            aria-pressed={cashier.id === current}
            disabled={!mayCome(cashier)}
            onClick={() => {
              choose(cashier);
            }}
          >
            <strong>{cashier.name}</strong>
            <small>
              {cashier.hasPin
                ? mayCome(cashier)
                  ? null
                  : t('asked.lock.unknown')
                : t(`tillShift.cashier.${cashier.isPinLocked === true ? 'locked' : 'noPin'}`)}
            </small>
          </button>
        ))}
      </div>
    </>
  );
}

interface PinFormProps {
  readonly cashier: Cashier;
  readonly onOther: () => void;
  readonly onStartPin: (pin: string) => void;
  readonly onDone: () => void;
}

function PinForm({ cashier, onOther, onStartPin, onDone }: PinFormProps): ReactNode {
  const t = useMessages();
  const open = useOpenTill();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const enter = async (): Promise<void> => {
    if (isBusy || pin.length < pinDigits.min) return;
    setBusy(true);
    try {
      if ((await changeCashier(open, cashier, pin)) === 'done') onDone();
      else onStartPin(pin);
    } catch (error) {
      setBusy(false);
      setPin('');
      setProblem(messageOf(error));
      field.current?.focus();
    }
  };
  return (
    <form
      className="pay"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <PinInput
        label={t('tillShift.cashier.pinOf', { name: cashier.name })}
        field={field}
        takesFocus
        value={pin}
        problemId="cashier-problem"
        isWrong={problem !== undefined}
        onChange={(typed) => {
          setPin(typed);
          setProblem(undefined);
        }}
      />
      <p id="cashier-problem" className="pay__problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="ticket__pay" disabled={isBusy || pin.length < pinDigits.min}>
        {t('tillShift.cashier.enter')} <kbd>Enter</kbd>
      </button>
      <button type="button" className="pos__other" onClick={onOther}>
        {t('asked.lock.other')}
      </button>
    </form>
  );
}
