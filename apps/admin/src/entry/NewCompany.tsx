import type { Accepted } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useSubmission } from '../http/use-submission.js';
import { Link } from '../routing/Link.js';
import { goTo } from '../routing/place.js';
import { session } from '../boot/session-state.js';
import { openCompany, restoreSession, signOut } from '../session/session.js';
import { useSlice } from '../boot/slice.js';
import { sendOnce } from '../http/actions.js';
import { request } from '../http/request.js';
import { useMessages } from '../i18n/use-messages.js';
import { AcceptNuit, CompanyFields } from './CompanyFields.js';
import { EntryAlert } from './EntryAlert.js';
import { EntryLayout } from './EntryLayout.js';
import { makeDemo } from './own-demo.js';
import {
  emptyFirstRun,
  fieldOfRefusal,
  type FirstRunValues,
  NUIT_WARNING,
  setUpBody,
} from './first-run.js';

/** Begins a company of somebody who is signed in: the first one, or another. */
export function NewCompany(): ReactNode {
  const t = useMessages();
  const [values, setValues] = useState(emptyFirstRun);
  const [isNuitAccepted, acceptNuit] = useState(false);
  const { info } = useSlice(session);
  const isFirst = (info?.companies.length ?? 0) === 0;
  const { isBusy, alert, errors, problems, run, amend } = useSubmission(fieldOfRefusal);
  const field = (name: keyof FirstRunValues) => {
    // The company is the whole of what is sent: its problems bear no prefix.
    const path = name in errors ? name : name.replace(/^company\./, '');
    return {
      name,
      value: values[name],
      error: errors[path],
      onChange: (value: string) => {
        setValues({ ...values, [name]: value });
        amend(path);
      },
    };
  };
  const isNuitDoubtful = isNuitAccepted || problems.some(({ code }) => code === NUIT_WARNING);
  return (
    <EntryLayout
      title={t(isFirst ? 'accounts.newCompany.title' : 'companies.createTitle')}
      subtitle={t(isFirst ? 'accounts.newCompany.subtitle' : 'companies.createSubtitle')}
      isWide
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run(async () => {
            await register(values, isNuitAccepted);
            goTo('/company/setup');
          });
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
      <OwnDemo
        isBusy={isBusy}
        onMake={() => {
          run(makeDemo);
        }}
      />
      <p className="entry__note">
        {isFirst ? (
          <button type="button" className="button" onClick={() => void signOut()}>
            {t('accounts.newCompany.signOut')}
          </button>
        ) : (
          <Link to="/" className="button">
            {t('companies.back')}
          </Link>
        )}
      </p>
    </EntryLayout>
  );
}

/** A company to try things out in, instead of a real one or besides. */
function OwnDemo({ isBusy, onMake }: OwnDemoProps): ReactNode {
  const t = useMessages();
  return (
    <>
      <div className="entry__or">{t('entry.firstRun.or')}</div>
      <button type="button" className="button" disabled={isBusy} onClick={onMake}>
        {t('entry.firstRun.demo')}
      </button>
      <p className="entry__note">{t('entry.firstRun.ownDemoHint')}</p>
    </>
  );
}

interface OwnDemoProps {
  readonly isBusy: boolean;
  readonly onMake: () => void;
}

async function register(values: FirstRunValues, acceptNuitWarning: boolean): Promise<void> {
  const action = `new company ${JSON.stringify([values, acceptNuitWarning])}`;
  const { body } = await sendOnce(action, ({ idempotencyKey }) => {
    const { company } = setUpBody(values, acceptNuitWarning);
    return request('/api/companies', { method: 'POST', idempotencyKey, body: company });
  });
  await restoreSession();
  openCompany((body as Accepted).id);
}
