import type { ReactNode } from 'react';
import { Link } from '../routing/Link.js';
import { useMessages } from '../i18n/use-messages.js';

const links = [
  ['/about', 'site.links.about'],
  ['/contact', 'site.links.contact'],
  ['/legal/privacy_policies', 'site.links.privacy'],
  ['/legal/terms_conditions', 'site.links.terms'],
] as const;

/** The links to the pages that anybody may read. */
export function SiteLinks(): ReactNode {
  const t = useMessages();
  return links.map(([path, key]) => (
    <Link key={path} to={path}>
      {t(key)}
    </Link>
  ));
}
