import Checkbox from '@mui/material/Checkbox';
import {
  notificationKinds,
  type NotificationKind,
  type NotificationPreferences,
} from '@balcao/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { useBalcao } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { parsePreferences } from './read-notifications.js';

/** What the user wants to be told of, and what of it also by mail. */
export function Preferences(): ReactNode {
  const t = useMessages();
  const { wanted, change } = usePreferences();
  if (wanted === undefined) return null;
  const { off, mailed } = wanted;
  return (
    <section className="card" aria-labelledby="notification-preferences">
      <h2 id="notification-preferences">{t('notifications.preferences')}</h2>
      <p className="card__hint">{t('notifications.preferencesHint')}</p>
      <table className="notifications__preferences" aria-labelledby="notification-preferences">
        <thead>
          <tr>
            <th scope="col">{t('notifications.kind')}</th>
            <th scope="col">{t('notifications.shown')}</th>
            <th scope="col">{t('notifications.mailed')}</th>
          </tr>
        </thead>
        <tbody>
          {notificationKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`notifications.kinds.${kind}`)}</th>
              <td>
                <Checkbox
                  size="small"
                  checked={!off.includes(kind)}
                  aria-label={`${t('notifications.shown')}: ${t(`notifications.kinds.${kind}`)}`}
                  onChange={() => void change({ off: toggled(off, kind), mailed })}
                />
              </td>
              <td>
                <Checkbox
                  size="small"
                  checked={mailed.includes(kind)}
                  disabled={off.includes(kind)}
                  aria-label={`${t('notifications.mailed')}: ${t(`notifications.kinds.${kind}`)}`}
                  onChange={() => void change({ off, mailed: toggled(mailed, kind) })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const toggled = (kinds: readonly NotificationKind[], kind: NotificationKind) =>
  kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind];

function usePreferences() {
  const t = useMessages();
  const provider = useBalcao();
  const queryClient = useQueryClient();
  const { attempt } = useCommands('notification-preferences');
  const { id } = useSlice(company);
  const queryKey = ['notification-preferences', id];
  const { data: wanted } = useQuery({
    queryKey,
    queryFn: async () => parsePreferences((await provider.read('notifications/preferences')).body),
  });
  const change = async (next: NotificationPreferences): Promise<void> => {
    queryClient.setQueryData(queryKey, next);
    const path = 'notifications/preferences';
    await attempt({ path, body: next, method: 'PUT', done: t('notifications.saved') });
  };
  return { wanted, change };
}
