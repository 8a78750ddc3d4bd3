import type { HelpTopicName } from '@balcao/messages/help';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../i18n/use-messages.js';
import { helpPathOf } from './topic-of.js';

interface LearnMoreProps {
  /** In a form that somebody is filling in: the guide opens in a page of its own. */
  readonly isApart?: boolean;
  /** What it explains; the page that is open without it. */
  readonly topic?: HelpTopicName;
}

/** Leads from an empty list or a refusal to the user guide about this page. */
export function LearnMore({ isApart = false, topic }: LearnMoreProps): ReactNode {
  const t = useMessages();
  const { pathname } = useLocation();
  return (
    <Link
      to={topic === undefined ? helpPathOf(pathname) : `/help/${topic}`}
      className="learn-more"
      {...(isApart && { target: '_blank', rel: 'noopener' })}
    >
      {t('layout.learnMore')}
    </Link>
  );
}

interface FieldHelpProps {
  readonly topic: HelpTopicName;
  /** What the field says of itself. */
  readonly children?: ReactNode;
}

/** Below a field that wants more than a line of help: leads to its page of the guide. */
export function FieldHelp({ topic, children }: FieldHelpProps): ReactNode {
  return (
    <>
      {children} <LearnMore topic={topic} isApart />
    </>
  );
}
