import '../layout/cards.css';
import '../theme/management.css';
import './notifications.css';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { notificationKinds, type NotificationRow } from '@balcao/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { LearnMore } from '../help-links/LearnMore.js';
import { useMessages } from '../i18n/use-messages.js';
import { PageTitle } from '../layout/page-title.js';
import { QueryState } from '../management/QueryState.js';
import { NotificationItem } from './NotificationItem.js';
import { Preferences } from './Preferences.js';
import { notificationsKey, parseNotifications, queryOf } from './read-notifications.js';
import { useMarking } from './use-marking.js';

/** Notifications shown at first, and more at each asking: the sizes that pages have. */
const COUNTS = [25, 50, 100] as const;

/** What the user is told of in this company. */
export function NotificationsPage(): ReactNode {
  const t = useMessages();
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  const [kind, setKind] = useState('');
  const [size, setSize] = useState(0);
  const query = useNotifications(isUnreadOnly, kind, COUNTS[size] ?? 100);
  const { data } = query;
  const { markAll } = useMarking();
  const isMore = data !== undefined && data.total > data.rows.length && size < COUNTS.length - 1;
  return (
    <>
      <PageTitle>{t('notifications.title')}</PageTitle>
      <div className="stack">
        <section className="card card--flush">
          <div className="notifications__bar">
            <Tabs isUnreadOnly={isUnreadOnly} onChange={setUnreadOnly} />
            <KindField kind={kind} onChange={setKind} />
            <Button variant="outlined" onClick={() => void markAll()}>
              {t('notifications.markAll')}
            </Button>
          </div>
          <QueryState query={query}>{({ rows }) => <List rows={rows} />}</QueryState>
          {isMore ? (
            <Button
              fullWidth
              onClick={() => {
                setSize(size + 1);
              }}
            >
              {t('notifications.more')}
            </Button>
          ) : null}
        </section>
        <Preferences />
      </div>
    </>
  );
}

function useNotifications(isUnreadOnly: boolean, kind: string, count: number) {
  const { id } = useSlice(company);
  const provider = useBalcao();
  return useQuery({
    queryKey: [notificationsKey, id, 'list', isUnreadOnly, kind, count],
    queryFn: async () => {
      const query = queryOf(isUnreadOnly, kind, count);
      const { body, total } = await provider.read(`notifications?${query}`);
      const rows = parseNotifications(body);
      return { rows, total: total ?? rows.length };
    },
    placeholderData: keepPreviousData,
  });
}

function List({ rows }: { readonly rows: readonly NotificationRow[] }): ReactNode {
  const t = useMessages();
  if (rows.length === 0) {
    return (
      <div className="list__state">
        <h2>{t('notifications.empty')}</h2>
        <p>{t('notifications.emptyHint')}</p>
        <LearnMore />
      </div>
    );
  }
  return (
    <ul className="notifications__list">
      {rows.map((row) => (
        <NotificationItem key={row.id} notification={row} />
      ))}
    </ul>
  );
}

interface TabsProps {
  readonly isUnreadOnly: boolean;
  readonly onChange: (isUnreadOnly: boolean) => void;
}

function Tabs({ isUnreadOnly, onChange }: TabsProps): ReactNode {
  const t = useMessages();
  return (
    <nav className="notifications__tabs" aria-label={t('notifications.tabs.label')}>
      {([false, true] as const).map((each) => (
        <button
          key={String(each)}
          type="button"
          aria-current={each === isUnreadOnly ? 'true' : undefined}
          onClick={() => {
            onChange(each);
          }}
        >
          {t(each ? 'notifications.tabs.unread' : 'notifications.tabs.all')}
        </button>
      ))}
    </nav>
  );
}

interface KindFieldProps {
  readonly kind: string;
  readonly onChange: (kind: string) => void;
}

function KindField({ kind, onChange }: KindFieldProps): ReactNode {
  const t = useMessages();
  return (
    <TextField
      select
      label={t('notifications.kind')}
      value={kind}
      sx={{ maxWidth: 240 }}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    >
      <MenuItem value="">{t('notifications.anyKind')}</MenuItem>
      {notificationKinds.map((each) => (
        <MenuItem key={each} value={each}>
          {t(`notifications.kinds.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
