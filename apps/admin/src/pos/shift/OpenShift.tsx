import { useState, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import type { Counted } from '../till/till-session.js';
import { usePosState, useStart, useTill } from '../till/till-context.js';
import { CountFields } from './CountFields.js';

/** No shift is open: nothing is sold before one begins, with a counted float. */
export function OpenShift(): ReactNode {
  const t = useMessages();
  const till = useTill();
  usePosState();
  const [counted, setCounted] = useState<Counted | undefined>({ totalMinor: 0, denominations: [] });
  const [isBusy, setBusy] = useState(false);
  const hasAccount = till.accountId !== undefined;
  return (
    <section className="pos__card" aria-labelledby="open-shift">
      <h2 id="open-shift">{t('pos.shift.noneOpen')}</h2>
      {hasAccount ? (
        <form
          className="pay"
          onSubmit={(event) => {
            event.preventDefault();
            if (counted === undefined || isBusy) return;
            setBusy(true);
            void till.openShift(counted).finally(() => {
              setBusy(false);
            });
          }}
        >
          <p>{t('pos.shift.floatExplained')}</p>
          <CountFields onChange={setCounted} />
          <button type="submit" className="ticket__pay" disabled={isBusy || counted === undefined}>
            {t('pos.shift.open')} <kbd>Enter</kbd>
          </button>
        </form>
      ) : (
        <AccountChoice />
      )}
    </section>
  );
}

/** The drawer's money goes somewhere: this device has not been told where. */
function AccountChoice(): ReactNode {
  const t = useMessages();
  const till = useTill();
  const { accounts } = useStart();
  const drawers = accounts.filter(({ kind }) => kind === 'cash');
  return (
    <>
      <p role="alert">{t('pos.shift.noAccount')}</p>
      <div className="pos__choices">
        {(drawers.length > 0 ? drawers : accounts).map(({ id, name }) => (
          <button
            key={id}
            type="button"
            onClick={() => {
              till.state.merge({ treasury_account: id });
            }}
          >
            <strong>{name}</strong>
          </button>
        ))}
      </div>
    </>
  );
}
