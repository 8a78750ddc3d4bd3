import './site.css';
import { useEffect, type ReactNode } from 'react';
import { Link } from '../routing/Link.js';
import { LanguageButtons } from '../entry/LanguageButtons.js';
import { Mark } from '../entry/Logo.js';
import { useMessages } from '../i18n/use-messages.js';
import { SiteLinks } from '../entry/SiteLinks.js';

interface SiteLayoutProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of the pages that anybody may read. */
export function SiteLayout({ title, children }: SiteLayoutProps): ReactNode {
  const t = useMessages();
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`;
  }, [title, t]);
  return (
    <div className="site">
      <header className="site__head">
        <Link to="/" className="site__brand">
          <Mark size={28} />
          <span>{t('app.name')}</span>
        </Link>
        <LanguageButtons />
      </header>
      <main className="site__main">
        <h1>{title}</h1>
        {children}
      </main>
      <footer className="site__foot">
        <SiteLinks />
      </footer>
    </div>
  );
}
