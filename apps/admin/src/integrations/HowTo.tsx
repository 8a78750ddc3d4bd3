import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

const KEY = 'Authorization: Bearer bk_…';
const FEED = 'GET /api/events?from=0&types=DocumentIssued&limit=100';
const SIGNATURE = 'Webhook-Signature: v1,K5oZ…';

/** The first steps for developers. */
export function HowTo(): ReactNode {
  const t = useMessages();
  return (
    <section className="card developers__how" aria-labelledby="how-to">
      <h2 id="how-to">{t('integrations.howTo')}</h2>
      <p>{t('integrations.howToKey')}</p>
      <pre>{KEY}</pre>
      <p>{t('integrations.howToFeed')}</p>
      <pre>{FEED}</pre>
      <p>{t('integrations.howToSignature')}</p>
      <pre>{SIGNATURE}</pre>
      <p>{t('integrations.howToRate')}</p>
      <a href="/api/docs">{t('integrations.reference')}</a>
    </section>
  );
}
