import type { ChoosePinBody } from '@balcao/contracts';
import { useRef, useState, type ReactNode } from 'react';
import { ulid } from 'ulidx';
import { request } from '../../http/request.js';
import { firstSentenceOf } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useOpenTill, useTillView } from '../till/till-context.js';
import type { Cashier } from './cashiers.js';
import { changeCashier } from './change-cashier.js';
import { pinDigits, PinInput } from './PinInput.js';

interface ChoosePinProps {
  readonly cashier: Cashier;
  /** The previous PIN, verified by the server. */
  readonly pin: string;
  readonly onDone: () => void;
}

/** Asks the cashier for an own PIN, replacing the one set by someone else. */
export function ChoosePin(props: ChoosePinProps): ReactNode {
  const t = useMessages();
  const { isOnline } = useTillView();
  const { first, second, newPin, again, problem, isBusy, type, submit, leave } = useChoosing(props);
  const problemProps = { problemId: 'cashier-problem', isWrong: problem !== undefined };
  return (
    <form
      className="pay"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>{t('tillShift.cashier.choose')}</p>
      <PinInput
        {...problemProps}
        label={t('tillShift.cashier.newPin')}
        field={first}
        takesFocus
        value={newPin}
        onChange={(typed) => {
          type({ newPin: typed, again });
        }}
      />
      <PinInput
        {...problemProps}
        label={t('tillShift.cashier.again')}
        field={second}
        value={again}
        onChange={(typed) => {
          type({ newPin, again: typed });
        }}
      />
      <p id="cashier-problem" className="pay__problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="ticket__pay" disabled={isBusy}>
        {t('tillShift.cashier.save')} <kbd>Enter</kbd>
      </button>
      {isOnline ? null : (
        <button type="button" className="pos__other" onClick={leave}>
          {t('tillShift.cashier.later')}
        </button>
      )}
    </form>
  );
}

const nothing = { newPin: '', again: '' };

/** The form state; Enter moves from the first field to the second. */
function useChoosing({ cashier, pin, onDone }: ChoosePinProps) {
  const t = useMessages();
  const open = useOpenTill();
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(nothing);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { newPin, again } = typed;
  const type = (next: typeof typed, why?: string): void => {
    setTyped(next);
    setProblem(why);
  };
  const beginAgain = (why?: string): void => {
    setBusy(false);
    type(nothing, why);
    first.current?.focus();
  };
  const comeWith = async (known: string, save?: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await save?.();
      if ((await changeCashier(open, cashier, known)) === 'done') onDone();
      else beginAgain();
    } catch (error) {
      beginAgain(firstSentenceOf(error));
    }
  };
  const choose = (): Promise<unknown> => {
    const body: ChoosePinBody = { pin, newPin };
    const path = `/api/members/${encodeURIComponent(cashier.id)}/own-pin`;
    const { companyId } = open.session;
    return request(path, { method: 'POST', companyId, idempotencyKey: ulid(), body });
  };
  const submit = (): void => {
    if (isBusy) return;
    if (newPin.length < pinDigits.min) first.current?.focus();
    else if (again === '') second.current?.focus();
    else if (again !== newPin) beginAgain(t('tillShift.cashier.differ'));
    else void comeWith(newPin, choose);
  };
  /** Offline, the previous PIN stays valid. */
  const leave = (): void => {
    void comeWith(pin);
  };
  return { first, second, newPin, again, problem, isBusy, type, submit, leave };
}
