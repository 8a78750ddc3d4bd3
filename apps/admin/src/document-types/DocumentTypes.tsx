import type { ReactNode } from 'react';
import { PageTitle } from '../layout/page-title.js';
import { useMessages } from '../i18n/use-messages.js';

/** The page of the same name. */
export function DocumentTypes(): ReactNode {
  const t = useMessages();
  return <PageTitle>{t('layout.pages.documentTypes')}</PageTitle>;
}
