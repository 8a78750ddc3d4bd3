import type { ScreenMessageKey } from '@balcao/messages';
import type { ReactNode } from 'react';
import { showInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { FailedState } from '../skeletons/FailedState.js';
import { accountApi, useOwn } from './account-state.js';

/** What happened to the account, when and from where; the last first. */
export function AccountHistory(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [events, again, problem] = useOwn(accountApi.history);
  return (
    <section className="card" aria-labelledby="history">
      <h2 id="history">{t('accounts.history.title')}</h2>
      <div className="account__history" role="group" aria-labelledby="history" tabIndex={0}>
        {events === undefined && problem !== undefined ? (
          <FailedState problem={problem} onRetry={again} />
        ) : null}
        <ul className="rows">
          {(events ?? []).map(({ type, at, device, address }, index) => (
            <li key={`${at} ${type} ${index}`}>
              <span>
                <strong>{t(nameOf(type))}</strong>
                <small>{[device, address].filter((part) => part !== undefined).join(' · ')}</small>
              </span>
              <small>{showInstant(at, language)}</small>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The catalogue names every event of an account. */
const nameOf = (type: string) => `accounts.history.events.${type}` as ScreenMessageKey;
