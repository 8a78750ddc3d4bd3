import type { AccountAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { signOut } from '../session/session.js';
import { showSnack } from '../boot/snack.js';
import { useMessages } from '../i18n/use-messages.js';
import { accountApi } from './account-state.js';
import { imageAddress } from './image-address.js';
import type { Proof } from './ProofFields.js';
import { ProofPrompt } from './ProofPrompt.js';

interface ProfileProps {
  readonly account: AccountAnswer;
  readonly onChange: () => void;
}

/** Name, pictures, address and phone; the ways to change them. */
export function Profile({ account, onChange }: ProfileProps): ReactNode {
  const t = useMessages();
  const { firstName, lastName, email, phone, hasPassword } = account;
  const setPassword = async (): Promise<void> => {
    await accountApi.askForReset(email);
    showSnack(t('accounts.profile.setPasswordSent', { email }), 'success');
  };
  return (
    <section className="card account__head" aria-labelledby="profile">
      <Pictures account={account} />
      <h2 id="profile">{t('pages.account.profile')}</h2>
      <dl className="pairs">
        <dt>{t('pages.account.name')}</dt>
        <dd>{`${firstName} ${lastName}`}</dd>
        <dt>{t('pages.account.email')}</dt>
        <dd>
          {email} <EmailState account={account} />
        </dd>
        <dt>{t('accounts.profile.phone')}</dt>
        <dd>{phone ?? t('accounts.profile.noPhone')}</dd>
        <Providers account={account} onChange={onChange} />
      </dl>
      <div className="card__buttons">
        <Link className="button" to="/account/edit">
          {t('accounts.profile.edit')}
        </Link>
        {hasPassword ? (
          <Link className="button" to="/account/change_password">
            {t('accounts.profile.changePassword')}
          </Link>
        ) : (
          <button className="button" onClick={() => void setPassword()}>
            {t('accounts.profile.setPassword')}
          </button>
        )}
        <button className="button" onClick={() => void signOut()}>
          {t('layout.signOut')}
        </button>
      </div>
    </section>
  );
}

function Pictures({ account }: Pick<ProfileProps, 'account'>): ReactNode {
  const { firstName, lastName, profileImageId, coverImageId } = account;
  const initials = `${firstName.charAt(0)}${lastName.charAt(0)}`;
  return (
    <>
      {coverImageId === undefined ? (
        <div className="account__cover" />
      ) : (
        <img className="account__cover" alt="" src={imageAddress(coverImageId, 'large')} />
      )}
      {profileImageId === undefined ? (
        <span className="account__picture" aria-hidden="true">
          {initials}
        </span>
      ) : (
        <img className="account__picture" alt="" src={imageAddress(profileImageId, 'medium')} />
      )}
    </>
  );
}

function EmailState({ account }: Pick<ProfileProps, 'account'>): ReactNode {
  const t = useMessages();
  const { isEmailConfirmed, pendingEmail } = account;
  const sendAgain = async (): Promise<void> => {
    await accountApi.sendConfirmation();
    showSnack(t('accounts.profile.sentAgain'), 'success');
  };
  return (
    <>
      <small>
        ({t(isEmailConfirmed ? 'accounts.profile.confirmed' : 'accounts.profile.unconfirmed')})
      </small>
      {isEmailConfirmed ? null : (
        <>
          {' '}
          <button className="button button--small" onClick={() => void sendAgain()}>
            {t('accounts.profile.sendAgain')}
          </button>
        </>
      )}
      {pendingEmail === undefined ? null : (
        <div>{t('accounts.profile.pendingEmail', { email: pendingEmail })}</div>
      )}
    </>
  );
}

function Providers({ account, onChange }: ProfileProps): ReactNode {
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  if (account.providers.length === 0) return null;
  const unlink = async (proof: Proof): Promise<void> => {
    await accountApi.unlinkProviders(proof);
    onChange();
    showSnack(t('accounts.profile.unlinked'), 'success');
  };
  return (
    <>
      <dt>{t('accounts.profile.provider')}</dt>
      <dd>
        {account.providers.join(', ')}{' '}
        {isAsking ? (
          <ProofPrompt
            label={t('accounts.profile.unlink')}
            isCodeAsked={account.hasTwoFactor}
            onProof={unlink}
            onCancel={() => {
              setAsking(false);
            }}
          />
        ) : (
          <button
            className="button button--small"
            disabled={!account.hasPassword}
            onClick={() => {
              setAsking(true);
            }}
          >
            {t('accounts.profile.unlink')}
          </button>
        )}
      </dd>
    </>
  );
}
