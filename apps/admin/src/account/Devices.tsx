import type { ReactNode } from 'react';
import { askToConfirm } from '../boot/confirm.js';
import { isHeldByTill, leave } from '../session/session.js';
import { showSnack } from '../boot/snack.js';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { FailedState } from '../skeletons/FailedState.js';
import { accountApi, useOwn } from './account-state.js';

/** Browsers that are signed in, to be signed out one by one or all at once. */
export function Devices(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [devices, again, problem] = useOwn(accountApi.sessions);
  const close = async (id: string): Promise<void> => {
    await accountApi.closeSession(id);
    showSnack(t('accounts.devices.closed'), 'success');
    again();
  };
  const closeAll = async (): Promise<void> => {
    if (await isHeldByTill()) return;
    const title = t('accounts.devices.everywhereTitle');
    const message = t('accounts.devices.everywhereMessage');
    if (!(await askToConfirm({ title, message, isDestructive: true }))) return;
    await accountApi.closeAllSessions();
    await leave();
  };
  return (
    <section className="card" aria-labelledby="devices">
      <h2 id="devices">{t('accounts.devices.title')}</h2>
      <p className="card__hint">{t('accounts.devices.hint')}</p>
      {devices === undefined && problem !== undefined ? (
        <FailedState problem={problem} onRetry={again} />
      ) : null}
      <ul className="rows">
        {(devices ?? []).map(({ id, isThis, device, address, openedAt }) => (
          <li key={id}>
            <span>
              <strong>{device}</strong>
              <small>
                {openedAt !== undefined &&
                  t('accounts.devices.since', { at: sayInstant(openedAt, language) })}{' '}
                {address === undefined ? '' : t('accounts.devices.from', { address })}
              </small>
            </span>
            {isThis ? (
              <small>{t('accounts.devices.thisOne')}</small>
            ) : (
              <button className="button button--small" onClick={() => void close(id)}>
                {t('accounts.devices.close')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="card__buttons">
        <button className="button" onClick={() => void closeAll()}>
          {t('accounts.devices.everywhere')}
        </button>
      </div>
    </section>
  );
}
