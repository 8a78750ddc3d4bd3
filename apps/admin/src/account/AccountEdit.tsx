import '../entry/entry.css';
import '../layout/cards.css';
import './account.css';
import type { AccountAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { restoreSession } from '../session/session.js';
import { showSnack } from '../boot/snack.js';
import { EntryField } from '../entry/EntryField.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { PageTitle } from '../layout/page-title.js';
import { FailedState } from '../skeletons/FailedState.js';
import { accountApi, useOwn } from './account-state.js';
import { EmailForm } from './EmailForm.js';
import { ImageChoice } from './ImageChoice.js';
import { PhoneForm } from './PhoneForm.js';
import { CardForm } from '../entry/CardForm.js';

/** Changes names, pictures, address and phone of one's own account. */
export function AccountEdit(): ReactNode {
  const t = useMessages();
  const [account, again, problem] = useOwn(accountApi.read);
  const changed = (now: AccountAnswer): void => {
    again(now);
    void restoreSession();
  };
  return (
    <>
      <PageTitle>{t('accounts.edit.title')}</PageTitle>
      {account === undefined ? (
        problem === undefined ? null : (
          <FailedState problem={problem} onRetry={again} />
        )
      ) : (
        <div className="stack">
          <NameForm account={account} onChange={changed} />
          <section className="card" aria-labelledby="pictures">
            <h2 id="pictures">{t('accounts.edit.pictures')}</h2>
            <ImageChoice kind="profile" imageId={account.profileImageId} onChange={changed} />
            <ImageChoice kind="cover" imageId={account.coverImageId} onChange={changed} />
          </section>
          <EmailForm account={account} onChange={again} />
          <PhoneForm account={account} onChange={changed} />
          <p>
            <Link className="button" to="/account">
              {t('accounts.edit.back')}
            </Link>
          </p>
        </div>
      )}
    </>
  );
}

interface NameFormProps {
  readonly account: AccountAnswer;
  readonly onChange: (now: AccountAnswer) => void;
}

function NameForm({ account, onChange }: NameFormProps): ReactNode {
  const t = useMessages();
  const [firstName, setFirstName] = useState(account.firstName);
  const [lastName, setLastName] = useState(account.lastName);
  const submission = useSubmission();
  const { errors } = submission;
  const save = async (): Promise<void> => {
    onChange(await accountApi.change({ firstName, lastName }));
    showSnack(t('accounts.edit.saved'), 'success');
  };
  return (
    <section className="card" aria-labelledby="names">
      <h2 id="names">{t('accounts.edit.names')}</h2>
      <CardForm submission={submission} onSubmit={save} label={t('accounts.edit.save')}>
        <EntryField
          name="firstName"
          label={t('entry.firstRun.firstName')}
          value={firstName}
          onChange={setFirstName}
          error={errors['firstName']}
          autoComplete="given-name"
        />
        <EntryField
          name="lastName"
          label={t('entry.firstRun.lastName')}
          value={lastName}
          onChange={setLastName}
          error={errors['lastName']}
          autoComplete="family-name"
        />
      </CardForm>
    </section>
  );
}
