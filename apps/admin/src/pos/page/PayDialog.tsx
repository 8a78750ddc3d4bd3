import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { quickAmounts } from '../tender/tender.js';
import { useStart } from '../till/till-context.js';
import { NativeDialog } from './NativeDialog.js';
import { usePaying, type Paying } from './use-paying.js';

/** How the sale is paid: cash with its change, other means, several of them. */
export function PayDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useMessages();
  const { currency } = useStart();
  const paying = usePaying(onClose);
  const { state } = paying;
  return (
    <NativeDialog title={t('pos.pay.title')} onClose={onClose}>
      <form
        className="pay"
        onSubmit={(event) => {
          event.preventDefault();
          void paying.finish();
        }}
      >
        <p className="pay__due">
          <Amount minor={paying.dueMinor} currency={currency} />
        </p>
        <Methods paying={paying} />
        <Rows paying={paying} />
        <Received paying={paying} />
        {paying.method?.kind === 'cash' ? <QuickAmounts paying={paying} /> : null}
        <p className="pay__change" data-short={state.isComplete ? undefined : ''} role="status">
          {state.isComplete ? t('pos.pay.change') : t('pos.pay.remaining')}
          <Amount
            minor={state.isComplete ? state.changeMinor : state.remainingMinor}
            currency={currency}
          />
        </p>
        <button type="submit" className="ticket__pay" disabled={!paying.mayFinish}>
          {state.isComplete ? t('pos.pay.finish') : t('pos.pay.addRow')} <kbd>Enter</kbd>
        </button>
      </form>
    </NativeDialog>
  );
}

interface PartProps {
  readonly paying: Paying;
}

function useMethodName(): (id: string) => string {
  const language = useLanguage();
  const { methods } = useStart();
  return (id) => {
    const found = methods.find((each) => each.id === id);
    return (language === 'pt' ? found?.namePt : found?.name) ?? id;
  };
}

function Methods({ paying }: PartProps): ReactNode {
  const t = useMessages();
  const nameOf = useMethodName();
  const { methods } = useStart();
  return (
    <div className="pay__methods" role="group" aria-label={t('pos.pay.methods')}>
      {methods.map(({ id }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === paying.method?.id}
          onClick={() => {
            paying.chooseMethod(id);
          }}
        >
          {nameOf(id)}
        </button>
      ))}
    </div>
  );
}

/** What was taken already, when several means pay one sale. */
function Rows({ paying }: PartProps): ReactNode {
  const t = useMessages();
  const nameOf = useMethodName();
  return paying.rows.map(({ key, methodId, receivedMinor }) => (
    <p key={key} className="pay__row">
      {nameOf(methodId)} <Amount minor={receivedMinor} />
      <button
        type="button"
        onClick={() => {
          paying.remove(key);
        }}
      >
        {t('pos.pay.remove')}
      </button>
    </p>
  ));
}

function Received({ paying }: PartProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return (
    <>
      <label>
        {t('pos.pay.received')}
        <input
          data-first=""
          inputMode="decimal"
          value={paying.typed}
          placeholder={showMinor(paying.remainingMinor, language)}
          aria-invalid={paying.isUnreadable}
          onChange={({ target }) => {
            paying.type(target.value);
          }}
        />
      </label>
      {paying.method?.requiresReference === true ? (
        <label>
          {t('pos.pay.reference')}
          <input
            value={paying.reference}
            maxLength={100}
            onChange={({ target }) => {
              paying.refer(target.value);
            }}
          />
        </label>
      ) : null}
    </>
  );
}

/** The sums that notes make, as one key each. */
function QuickAmounts({ paying }: PartProps): ReactNode {
  const language = useLanguage();
  return (
    <div className="pay__quick">
      {quickAmounts(paying.remainingMinor).map((minor) => (
        <button
          key={minor}
          type="button"
          onClick={() => {
            paying.type(showMinor(minor, language));
          }}
        >
          <Amount minor={minor} />
        </button>
      ))}
    </div>
  );
}
