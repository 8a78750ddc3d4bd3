import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../i18n/use-messages.js';
import { helpPathOf } from './topic-of.js';

interface LearnMoreProps {
  /** In a form that somebody is filling in: the guide opens in a page of its own. */
  readonly isApart?: boolean;
}

/** Leads from an empty list or a refusal to the user guide about this page. */
export function LearnMore({ isApart = false }: LearnMoreProps): ReactNode {
  const t = useMessages();
  const { pathname } = useLocation();
  return (
    <Link
      to={helpPathOf(pathname)}
      className="learn-more"
      {...(isApart && { target: '_blank', rel: 'noopener' })}
    >
      {t('layout.learnMore')}
    </Link>
  );
}
