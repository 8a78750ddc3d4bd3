import './site.css';
import { languages } from '@balcao/messages';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { chooseLanguage } from '../boot/location.js';
import { Mark } from '../entry/Logo.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { SiteLinks } from './SiteLinks.js';

interface SiteLayoutProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of the pages that anybody may read. */
export function SiteLayout({ title, children }: SiteLayoutProps): ReactNode {
  const t = useMessages();
  const current = useLanguage();
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
        {languages
          .filter((language) => language !== current)
          .map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              onClick={() => {
                chooseLanguage(language);
              }}
            >
              {t(`app.languages.${language}`)}
            </button>
          ))}
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
