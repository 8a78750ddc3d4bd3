import './entry.css';
import { showMinor } from '@balcao/messages';
import { useEffect, type ReactNode } from 'react';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { SiteLinks } from './SiteLinks.js';
import { LanguageButtons } from './LanguageButtons.js';
import { Mark } from './Logo.js';

interface EntryLayoutProps {
  readonly title: string;
  readonly subtitle: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The frame of the pages before the session: the product at the left, the form at the right. */
export function EntryLayout({ title, subtitle, isWide, children }: EntryLayoutProps): ReactNode {
  const t = useMessages();
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`;
  }, [title, t]);
  return (
    <div className={`entry${isWide === true ? ' entry--wide' : ''}`}>
      <aside className="entry__side">
        <div className="entry__pitch">
          <div className="entry__brand">
            <Mark size={38} />
            <span>{t('app.name')}</span>
          </div>
          <SampleTicket />
          <div>
            <p className="entry__slogan">{t('app.pitch')}</p>
            <p className="entry__detail">{t('app.pitchDetail')}</p>
          </div>
        </div>
      </aside>
      <main className="entry__main">
        <nav className="entry__languages" aria-label={t('entry.language')}>
          <LanguageButtons />
        </nav>
        <div className="entry__form">
          <h1>{title}</h1>
          <p className="entry__subtitle">{subtitle}</p>
          {children}
        </div>
        <footer className="entry__foot">
          <SiteLinks />
        </footer>
      </main>
    </div>
  );
}

const sample = [
  ['entry.sample.rice', 46600],
  ['entry.sample.oil', 22900],
  ['entry.sample.coffee', 32000],
] as const;

function SampleTicket(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return (
    <div className="sample" aria-hidden="true">
      {sample.map(([key, minor]) => (
        <div key={key} className="sample__line">
          <span>{t(key)}</span>
          <b className="amount">{showMinor(minor, language)}</b>
        </div>
      ))}
      <div className="sample__total">
        <span>{t('entry.sample.total')}</span>
        <b className="amount">
          {showMinor(101500, language)}
          <span className="amount__currency">MZN</span>
        </b>
      </div>
    </div>
  );
}
