import { useState, type ReactNode } from 'react';
import { session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { AcceptNuit, CompanyFields, type FieldsProps } from './CompanyFields.js';
import { EntryAlert } from './EntryAlert.js';
import { EntryField } from './EntryField.js';
import { EntryLayout } from './EntryLayout.js';
import { emptyFirstRun, fieldOfRefusal, type FirstRunValues, NUIT_WARNING } from './first-run.js';
import { PersonFields } from './PersonFields.js';
import { setUp, setUpDemo } from './set-up.js';

type FieldName = keyof FirstRunValues;

/** Creates the first company and its owner, or a company with sample data. */
export function FirstRun(): ReactNode {
  const t = useMessages();
  const [values, setValues] = useState(emptyFirstRun);
  const [isNuitAccepted, acceptNuit] = useState(false);
  const [isDemo, setDemo] = useState(false);
  const { codeIn } = useSlice(session);
  const { isBusy, alert, errors, problems, run, amend } = useSubmission(fieldOfRefusal);
  const field = (name: FieldName) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      amend(name);
    },
  });
  const isNuitDoubtful = isNuitAccepted || problems.some(({ code }) => code === NUIT_WARNING);
  return (
    <EntryLayout title={t('entry.firstRun.title')} subtitle={t('entry.firstRun.subtitle')} isWide>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setDemo(false);
          run(() => setUp(values, isNuitAccepted));
        }}
      >
        <EntryAlert>{alert}</EntryAlert>
        {codeIn === undefined ? null : (
          <EntryField {...field('setUpCode')} label={t('entry.firstRun.code')}>
            <p className="entry__note">
              {t(codeIn === 'log' ? 'entry.firstRun.codeInLog' : 'entry.firstRun.codeInSettings')}
            </p>
          </EntryField>
        )}
        <CompanyFields t={t} field={field}>
          {isNuitDoubtful ? (
            <AcceptNuit t={t} isAccepted={isNuitAccepted} onChange={acceptNuit} />
          ) : null}
        </CompanyFields>
        <OwnerFields t={t} field={field} />
        <button className="button button--contained" disabled={isBusy}>
          {t(isBusy && !isDemo ? 'entry.firstRun.submitting' : 'entry.firstRun.submit')}
        </button>
      </form>
      <div className="entry__or">{t('entry.firstRun.or')}</div>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={() => {
          setDemo(true);
          run(() => setUpDemo(values));
        }}
      >
        {t(isBusy && isDemo ? 'entry.firstRun.demoPreparing' : 'entry.firstRun.demo')}
      </button>
      <p className="entry__note">{t('entry.firstRun.demoHint')}</p>
    </EntryLayout>
  );
}

function OwnerFields({ t, field }: FieldsProps): ReactNode {
  return (
    <fieldset>
      <legend>{t('entry.firstRun.ownerSection')}</legend>
      <div className="entry__fields">
        <PersonFields field={field} />
      </div>
    </fieldset>
  );
}
