import type { TillStart } from '@balcao/contracts';
import { useRef, useState, type ReactNode } from 'react';
import { session } from '../../boot/session-state.js';
import { useSlice } from '../../boot/slice.js';
import { messageOf, sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { FigureInput } from '../keypad/FigureInput.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { useOpenTill, usePosState, useStart, useTill, useTillView } from '../till/till-context.js';
import { isInShift } from './cashiers.js';
import { changeCashier } from './change-cashier.js';

type Cashier = TillStart['cashiers'][number];

/** Digits of a PIN at most, and at least. */
const pinDigits = { min: 4, max: 8 };

/** Another cashier takes over: a name, and the PIN that goes with it. */
export function CashierDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useMessages();
  const [chosen, setChosen] = useState<Cashier>();
  return (
    <NativeDialog title={t('tillShift.cashier.title')} onClose={onClose}>
      {chosen === undefined ? (
        <Choice onChoose={setChosen} onDone={onClose} />
      ) : (
        <PinForm key={chosen.id} cashier={chosen} onDone={onClose} />
      )}
    </NativeDialog>
  );
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
  const choose = (cashier: Cashier): void => {
    const isSelf = cashier.id === info?.user.id;
    if (isOnline && (cashier.hasPin || !isSelf)) {
      onChoose(cashier);
      return;
    }
    changeCashier(open, cashier, '').then(onDone, sayProblem);
  };
  // A PIN that was guessed at until it locked lets nobody in, not even whoever is signed in.
  const mayCome = ({ id, hasPin, isPinLocked }: Cashier): boolean =>
    isOnline ? hasPin || (id === info?.user.id && isPinLocked !== true) : isInShift(till, id);
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
                ? null
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
  readonly onDone: () => void;
}

function PinForm({ cashier, onDone }: PinFormProps): ReactNode {
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
      await changeCashier(open, cashier, pin);
      onDone();
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
      <label>
        {t('tillShift.cashier.pinOf', { name: cashier.name })}
        <FigureInput
          ref={field}
          isWhole
          // The dialog was open before: nobody else gives it the focus.
          autoFocus
          type="password"
          maxLength={pinDigits.max}
          value={pin}
          aria-invalid={problem !== undefined}
          aria-describedby="cashier-problem"
          onChange={({ target }) => {
            setPin(target.value.replace(/\D/g, ''));
            setProblem(undefined);
          }}
        />
      </label>
      <p id="cashier-problem" className="pay__problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="ticket__pay" disabled={isBusy || pin.length < pinDigits.min}>
        {t('tillShift.cashier.enter')} <kbd>Enter</kbd>
      </button>
    </form>
  );
}
