import '../layout/cards.css';
import '../theme/management.css';
import './developers.css';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { ApiKeys } from './ApiKeys.js';
import { HowTo } from './HowTo.js';
import { Webhooks } from './Webhooks.js';

/** What programs of others work with: keys, webhooks, and how to begin. */
export function Developers(): ReactNode {
  const t = useMessages();
  const mayView = useMay('integrations.view');
  if (!mayView) return <AccessDenied permission="integrations.view" />;
  return (
    <>
      <PageTitle>{t('layout.pages.developers')}</PageTitle>
      <p className="developers__hint">{t('integrations.hint')}</p>
      <div className="stack">
        <ApiKeys />
        <Webhooks />
        <HowTo />
      </div>
    </>
  );
}
