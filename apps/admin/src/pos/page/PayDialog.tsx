import { showMinor } from '@balcao/messages';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Amount } from '../../fields/Amount.js';
import { amountProblem } from '../../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { keystrokeOf } from '../../shortcuts/keystroke.js';
import { FigureInput } from '../keypad/FigureInput.js';
import { useStart } from '../till/till-context.js';
import { MeansChoice, useMeansName } from './MeansChoice.js';
import { NativeDialog } from './NativeDialog.js';
import { QuickAmounts } from './QuickAmounts.js';
import { usePaying, type Paying } from './use-paying.js';

/** The payment of a sale: cash with change, other means, several of them, or on account. */
export function PayDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useMessages();
  const { currency } = useStart();
  const paying = usePaying(onClose);
  const received = useRef<HTMLInputElement>(null);
  const finish = useRef<HTMLButtonElement>(null);
  const chosenId = paying.chosen?.id;
  const taken = paying.money.rows.length + Math.sign(paying.creditMinor);
  // On account there is nothing to type; what is taken back has had the focus.
  useEffect(() => {
    (received.current ?? finish.current)?.focus();
  }, [chosenId, taken]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const [, digit] = /^Alt\+(\d)$/.exec(keystrokeOf(event.nativeEvent)) ?? [];
    const means = paying.means[Number.parseInt(digit ?? '0', 10) - 1];
    if (means === undefined) return;
    event.preventDefault();
    paying.choose(means);
  };
  return (
    <NativeDialog
      title={t('asked.pay.title')}
      aside={<Amount minor={paying.dueMinor} currency={currency} />}
      onClose={onClose}
      isPaying
    >
      <form
        className="pay"
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          if (paying.mayFinish) void paying.finish();
        }}
      >
        <MeansChoice paying={paying} />
        <Taken paying={paying} />
        {paying.isOnAccount ? null : <Received paying={paying} field={received} />}
        {paying.chosen?.kind === 'method' && paying.chosen.method.kind === 'cash' ? (
          <QuickAmounts money={paying.money} onChosen={() => finish.current?.focus()} />
        ) : null}
        <LacksAccount paying={paying} />
        <Outcome paying={paying} />
        <button ref={finish} type="submit" className="ticket__pay" disabled={!paying.mayFinish}>
          {paying.isComplete ? t('asked.pay.finish') : t('asked.pay.addRow')} <kbd>Enter</kbd>
        </button>
      </form>
    </NativeDialog>
  );
}

interface PartProps {
  readonly paying: Paying;
}

/** The amounts already taken, if several means pay one sale. */
function Taken({ paying }: PartProps): ReactNode {
  const t = useMessages();
  const nameOf = useMeansName();
  const { money, creditMinor } = paying;
  const rows = [
    ...(creditMinor > 0
      ? [{ key: 'credit', name: nameOf('credit'), minor: creditMinor, remove: paying.removeCredit }]
      : []),
    ...money.rows.map(({ key, methodId, receivedMinor }) => ({
      key,
      name: nameOf(methodId),
      minor: receivedMinor,
      remove: () => {
        money.remove(key);
      },
    })),
  ];
  return rows.map(({ key, name, minor, remove }) => (
    <p key={key} className="pay__row">
      {name} <Amount minor={minor} />
      <button type="button" aria-label={`${t('asked.pay.remove')} ${name}`} onClick={remove}>
        {t('asked.pay.remove')}
      </button>
    </p>
  ));
}

interface ReceivedProps extends PartProps {
  readonly field: RefObject<HTMLInputElement | null>;
}

function Received({ paying: { money }, field }: ReceivedProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const problem = amountProblem(money.typed, language);
  return (
    <>
      <label>
        {t('asked.pay.received')}
        <FigureInput
          ref={field}
          data-first=""
          className="pay__figure"
          value={money.typed}
          placeholder={showMinor(money.remainingMinor, language)}
          aria-invalid={money.isUnreadable}
          aria-describedby="received-problem"
          onChange={({ target }) => {
            money.type(target.value);
          }}
        />
      </label>
      {problem === undefined ? null : (
        <p id="received-problem" className="pay__problem" role="alert">
          {t(problem.key, problem.params)}
        </p>
      )}
      {money.method !== undefined && money.method.kind !== 'cash' ? (
        <label>
          {t(`asked.pay.${money.method.requiresReference ? 'reference' : 'anyReference'}`)}
          <input
            value={money.reference}
            maxLength={100}
            onChange={({ target }) => {
              money.refer(target.value);
            }}
          />
        </label>
      ) : null}
    </>
  );
}

/** The chosen means has no treasury account: the sale is valid, but its money is not booked. */
function LacksAccount({ paying: { chosen } }: PartProps): ReactNode {
  const t = useMessages();
  const nameOf = useMeansName();
  if (chosen?.kind !== 'method') return null;
  const { id, kind, accountId } = chosen.method;
  if (kind === 'cash' || accountId !== undefined) return null;
  return <p className="line__changed">{t('asked.pay.noAccount', { name: nameOf(id) })}</p>;
}

/** The change, the remaining amount, or the debtor. */
function Outcome({ paying }: PartProps): ReactNode {
  const t = useMessages();
  const { currency } = useStart();
  const { isComplete, isOnAccount, isOver, money, dueMinor } = paying;
  if (isOnAccount) {
    return (
      <p className="pay__change" data-short={isOver ? '' : undefined} role="status">
        {t(isOver ? 'asked.pay.overLimit' : 'asked.pay.owes')}
        <Amount minor={dueMinor} currency={currency} />
      </p>
    );
  }
  if (money.isTooMuch) {
    return (
      <p className="pay__change" data-short="" role="status">
        {t('asked.pay.tooMuch')}
        <Amount minor={money.remainingMinor} currency={currency} />
      </p>
    );
  }
  const { changeMinor, remainingMinor, roundingMinor } = money.state;
  return (
    <>
      {roundingMinor === 0 ? null : (
        <p className="pay__row">
          {t('asked.pay.rounding')} <Amount minor={roundingMinor} />
        </p>
      )}
      <p className="pay__change" data-short={isComplete ? undefined : ''} role="status">
        {isComplete ? t('asked.pay.change') : t('asked.pay.remaining')}
        <Amount minor={isComplete ? changeMinor : remainingMinor} currency={currency} />
      </p>
    </>
  );
}
