import { useState, type ReactNode } from 'react';
import { messageOf } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Link } from '../../routing/Link.js';
import { makeFirstRegister, mayMakeRegisters } from '../till/first-register.js';
import { useOpenTill, useStart } from '../till/till-context.js';

/** Shown if there is no register yet: one press creates the first and assigns this device. */
export function FirstRegister(): ReactNode {
  const t = useMessages();
  const till = useOpenTill();
  const start = useStart();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      await makeFirstRegister(till, t('asked.choose.firstName'), start);
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  if (!mayMakeRegisters(till.session.companyId)) {
    return <p>{`${t('asked.choose.none')} ${t('asked.choose.ask')}`}</p>;
  }
  return (
    <>
      <p>
        {t('asked.choose.none')}{' '}
        <Link to="/commercial/cash_registers/create">{t('asked.choose.create')}</Link>
      </p>
      {problem === undefined ? null : (
        <p role="alert" className="pay__problem">
          {problem}
        </p>
      )}
      <div className="pos__actions">
        <button
          type="button"
          className="is-primary"
          disabled={isBusy}
          onClick={() => {
            void make();
          }}
        >
          {t('asked.choose.first', { name: t('asked.choose.firstName') })}
        </button>
      </div>
    </>
  );
}
