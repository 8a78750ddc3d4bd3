import type { ReactNode } from 'react';
import { Link } from '../routing/Link.js';
import { useMessages } from '../i18n/use-messages.js';
import { SiteLayout } from './SiteLayout.js';
import { useOperator } from './use-operator.js';

/** What the product is, and who runs it. */
export function About(): ReactNode {
  const t = useMessages();
  const operator = useOperator();
  const lines = [operator?.name, operator?.address, operator?.nuit && `NUIT ${operator.nuit}`];
  const shown = lines.filter((line) => line !== undefined && line !== '');
  return (
    <SiteLayout title={t('site.about.title')}>
      <p>{t('site.about.pitch')}</p>
      <p>{t('site.about.sales')}</p>
      <p>{t('site.about.history')}</p>
      <p>{t('site.about.home')}</p>
      <h2>{t('site.about.operator')}</h2>
      {shown.length === 0 ? (
        <p>{t('site.about.noOperator')}</p>
      ) : (
        shown.map((line) => <p key={line}>{line}</p>)
      )}
      <p>
        <Link to="/contact">{t('site.links.contact')}</Link>
      </p>
    </SiteLayout>
  );
}
