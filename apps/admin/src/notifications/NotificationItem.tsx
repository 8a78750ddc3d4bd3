import Done from '@mui/icons-material/Done';
import IconButton from '@mui/material/IconButton';
import type { NotificationRow } from '@balcao/contracts';
import { notificationSentence } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { showInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { linkOf } from './read-notifications.js';
import { useMarking } from './use-marking.js';

/** One notification: what it says, when, and where to look. */
export function NotificationItem({
  notification,
}: {
  readonly notification: NotificationRow;
}): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { mark } = useMarking();
  const { id, kind, params, raisedAt, isRead } = notification;
  const sentence = notificationSentence(language, kind, params);
  const link = linkOf(notification);
  const read = (): void => {
    if (!isRead) void mark(id);
  };
  return (
    <li className={isRead ? undefined : 'notifications__item--unread'}>
      <div>
        {link === undefined ? (
          <strong>{sentence}</strong>
        ) : (
          <Link to={link} onClick={read}>
            {sentence}
          </Link>
        )}
        <small>
          {isRead ? '' : `${t('notifications.unread')} · `}
          {showInstant(raisedAt, language)}
        </small>
      </div>
      {isRead ? null : (
        <IconButton
          size="small"
          aria-label={`${t('notifications.markOne')}: ${sentence}`}
          onClick={read}
        >
          <Done fontSize="small" />
        </IconButton>
      )}
    </li>
  );
}
