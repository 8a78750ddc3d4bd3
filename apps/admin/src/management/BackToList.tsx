import './back-to-list.css';
import ArrowBack from '@mui/icons-material/ArrowBack';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../i18n/use-messages.js';
import type { Way } from './arrival.js';

interface BackToListProps {
  /** The address of the list. */
  readonly to: string;
  /** The record one returns from. */
  readonly id: string;
}

/** A link from a record's page to its list, with the list's filters and page. */
export function BackToList({ to, id }: BackToListProps): ReactNode {
  const t = useMessages();
  const from: Way = { returnsFrom: id };
  return (
    <Link
      className="back-to-list"
      to={to}
      state={from}
      aria-label={t('lists.back')}
      title={t('lists.back')}
    >
      <ArrowBack fontSize="small" />
    </Link>
  );
}
