import '../layout/cards.css';
import './help.css';
import TextField from '@mui/material/TextField';
import { isHelpTopicName, helpTopicNames } from '@balcao/messages/help';
import { use, useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { PageTitle } from '../layout/page-title.js';
import { loadGuide } from './guide.js';
import { isFound } from './guide-text.js';
import { TopicText } from './TopicText.js';

/** The user guide: its pages, a search among them, and the page that the address names. */
export function Help(): ReactNode {
  const t = useMessages();
  const guide = use(loadGuide(useLanguage()));
  const { topic: name = '' } = useParams();
  const [search, setSearch] = useState('');
  const shown = isHelpTopicName(name) ? name : undefined;
  const found = helpTopicNames.filter((each) => isFound(guide[each], search));
  return (
    <>
      <PageTitle>{t('layout.pages.help')}</PageTitle>
      <div className={`help ${shown === undefined ? '' : 'help--topic'}`}>
        <nav className="card help__pages" aria-label={t('layout.pages.help')}>
          <TextField
            type="search"
            size="small"
            fullWidth
            label={t('help.search')}
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
            }}
          />
          <ul>
            {found.map((each) => (
              <li key={each}>
                <Link to={`/help/${each}`} aria-current={each === name ? 'page' : undefined}>
                  <strong>{guide[each].title}</strong>
                  <span>{guide[each].summary}</span>
                </Link>
              </li>
            ))}
          </ul>
          {found.length === 0 ? <p role="status">{t('help.nothing')}</p> : null}
        </nav>
        {shown === undefined ? null : <TopicText key={shown} name={shown} topic={guide[shown]} />}
      </div>
    </>
  );
}
