import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isSettingUp } from '../company/set-up.js';
import { useMessages } from '../i18n/use-messages.js';

/** On a page that is a step of setting the company up: the way back to the steps. */
export function SetUpStrip(): ReactNode {
  const t = useMessages();
  const state = useLocation().state as unknown;
  if (!isSettingUp(state)) return null;
  return (
    <div className="shell__strip" role="status">
      <span>{t('companies.setUp.title')}</span>{' '}
      <Link to="/company/setup">{t('companies.setUp.back')}</Link>
    </div>
  );
}
