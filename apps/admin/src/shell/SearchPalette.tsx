import './palette.css';
import Dialog from '@mui/material/Dialog';
import Search from '@mui/icons-material/Search';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useMessages } from '../i18n/use-messages.js';
import { HitIcon } from './HitIcon.js';
import type { SearchHit } from './search-hits.js';
import { useSearch } from './use-search.js';

/** Search over pages, clients, articles and documents, by keyboard alone if one likes. */
export function SearchPalette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useMessages();
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const { hits, isDone } = useSearch(query);
  const go = (index: number, inNewTab: boolean): void => {
    const hit = hits[index];
    if (hit === undefined) return;
    onClose();
    if (hit.run !== undefined) hit.run();
    else if (inNewTab) open(`${base}${hit.path}`, '_blank');
    else void navigate(hit.path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setActive((active + step + hits.length) % hits.length);
    }
    if (event.key === 'Enter') go(active, event.ctrlKey || event.metaKey);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={t('layout.searchTitle')}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <div className="palette__box">
        <Search aria-hidden="true" />
        <input
          autoFocus
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls="palette-hits"
          aria-activedescendant={hits.length > 0 ? `palette-hit-${active}` : undefined}
          aria-label={t('layout.searchTitle')}
          placeholder={t('layout.search')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Hits hits={hits} active={active} onPoint={setActive} onChoose={go} />
      {hits.length === 0 && isDone ? (
        <p className="palette__nothing">{t('layout.searchNothing', { query })}</p>
      ) : null}
      <p className="palette__hint" aria-hidden="true">
        {prefixHints.map(([sign, kind]) => (
          <span key={sign}>
            <kbd>{sign}</kbd> {t(`layout.searchKinds.${kind}`)}
          </span>
        ))}
        <span>
          <kbd>Ctrl Enter</kbd> {t('layout.searchNewTab')}
        </span>
      </p>
    </Dialog>
  );
}

const prefixHints = [
  ['/', 'pages'],
  ['>', 'actions'],
  ['#', 'documents'],
  ['@', 'clients'],
  ['*', 'articles'],
] as const;

interface HitsProps {
  readonly hits: readonly SearchHit[];
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (index: number, inNewTab: boolean) => void;
}

/** The hits under the headings of their kinds. */
function Hits({ hits, active, onPoint, onChoose }: HitsProps): ReactNode {
  const t = useMessages();
  return (
    <ul id="palette-hits" className="palette__hits" role="listbox" aria-label={t('layout.search')}>
      {hits.map((hit, index) => (
        <li
          key={`${hit.kind} ${hit.path}`}
          id={`palette-hit-${index}`}
          ref={index === active ? intoView : undefined}
          role="option"
          aria-selected={index === active}
          data-begins={hits[index - 1]?.kind === hit.kind ? undefined : ''}
          onClick={(event) => {
            onChoose(index, event.ctrlKey || event.metaKey);
          }}
          onMouseMove={() => {
            onPoint(index);
          }}
        >
          <HitIcon kind={hit.kind} />
          <span>{hit.title}</span>
          <small>
            {hit.isRemoved === true ? `${hit.detail} · ${t('management.removed')}` : hit.detail}
          </small>
        </li>
      ))}
    </ul>
  );
}

const intoView = (row: HTMLLIElement | null): void => {
  row?.scrollIntoView({ block: 'nearest' });
};
