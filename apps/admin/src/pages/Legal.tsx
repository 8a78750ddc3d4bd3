import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { SiteLayout } from './SiteLayout.js';
import { privacy } from './texts/privacy.js';
import { terms } from './texts/terms.js';
import { TextSections } from './TextSections.js';
import { useOperator } from './use-operator.js';

/** The privacy policy, or the terms and conditions. */
export function Legal({ page }: { readonly page: 'privacy' | 'terms' }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const operator = useOperator();
  const { name = '', address = '' } = operator ?? {};
  const named = [name, address].filter((part) => part !== '').join(', ');
  const sections = (page === 'privacy' ? privacy : terms)[language];
  return (
    <SiteLayout title={t(`site.links.${page}`)}>
      <p className="site__draft">{t('site.legal.draft')}</p>
      <TextSections sections={sections} operator={named === '' ? t('site.legal.unnamed') : named} />
    </SiteLayout>
  );
}
