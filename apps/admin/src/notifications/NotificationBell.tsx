import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBalcao } from '../admin/hooks.js';
import { useAfterPaint } from '../boot/after-paint.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { notificationsKey, parseUnread } from './read-notifications.js';

/** Leads to the notifications, and says how many are unread. */
export function NotificationBell(): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const { id } = useSlice(company);
  const isPainted = useAfterPaint();
  const { data: count = 0 } = useQuery({
    queryKey: [notificationsKey, id, 'unread'],
    queryFn: async () => parseUnread((await provider.read('notifications/unread')).body),
    enabled: id !== null && isPainted,
    retry: false,
  });
  const label =
    count === 0 ? t('notifications.bell') : t('notifications.bellUnread', { count: String(count) });
  return (
    <IconButton component={Link} to="/notifications" aria-label={label} title={label}>
      <Badge badgeContent={count} max={99} color="primary">
        <NotificationsNone fontSize="small" />
      </Badge>
    </IconButton>
  );
}
