import { useState, type ReactNode } from 'react';
import { restoreSession, signOut } from '../boot/session.js';
import { forgetAction, idsOf } from '../http/actions.js';
import { request } from '../http/request.js';
import { useMessages } from '../i18n/use-messages.js';
import { AcceptNuit, CompanyFields } from './CompanyFields.js';
import { EntryAlert } from './EntryAlert.js';
import { EntryLayout } from './EntryLayout.js';
import { emptyFirstRun, setUpBody, type FirstRunValues } from './first-run.js';
import { useSubmission } from './use-submission.js';

const NUIT_WARNING = 'nuit.checkDigit';

/** Begins the company of somebody who is signed in and works for none. */
export function NewCompany(): ReactNode {
  const t = useMessages();
  const [values, setValues] = useState(emptyFirstRun);
  const [isNuitAccepted, acceptNuit] = useState(false);
  const { isBusy, alert, errors, problems, run } = useSubmission();
  const field = (name: keyof FirstRunValues) => ({
    name,
    value: values[name],
    // The company is the whole of what is sent: its problems bear no prefix.
    error: errors[name] ?? errors[name.replace(/^company\./, '')],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
    },
  });
  const isNuitDoubtful = isNuitAccepted || problems.some(({ code }) => code === NUIT_WARNING);
  return (
    <EntryLayout
      title={t('accounts.newCompany.title')}
      subtitle={t('accounts.newCompany.subtitle')}
      isWide
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run(() => register(values, isNuitAccepted));
        }}
      >
        <EntryAlert>{alert}</EntryAlert>
        <CompanyFields t={t} field={field}>
          {isNuitDoubtful ? (
            <AcceptNuit t={t} isAccepted={isNuitAccepted} onChange={acceptNuit} />
          ) : null}
        </CompanyFields>
        <button className="button button--contained" disabled={isBusy}>
          {t('accounts.newCompany.submit')}
        </button>
      </form>
      <p className="entry__note">
        <button type="button" className="button" onClick={() => void signOut()}>
          {t('accounts.newCompany.signOut')}
        </button>
      </p>
    </EntryLayout>
  );
}

async function register(values: FirstRunValues, acceptNuitWarning: boolean): Promise<void> {
  const { idempotencyKey, recordId } = idsOf('new company');
  const body = setUpBody(values, recordId, acceptNuitWarning).company;
  await request('/api/companies', { method: 'POST', idempotencyKey, body }).finally(() => {
    forgetAction('new company');
  });
  await restoreSession();
}
