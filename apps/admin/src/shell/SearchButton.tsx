import Search from '@mui/icons-material/Search';
import { useState, type ReactNode } from 'react';
import { lazyScreen } from '../routing/lazy-screen.js';
import { withMessages } from '../i18n/messages.js';
import { useMessages } from '../i18n/use-messages.js';
import { useShortcut } from '../shortcuts/shortcuts.js';

const SearchPalette = lazyScreen(
  withMessages('screens', async () => (await import('./SearchPalette.js')).SearchPalette),
);

/** Opens the search, by click or by Ctrl+K. */
export function SearchButton(): ReactNode {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  useShortcut(
    'Ctrl+K',
    'shortcuts.search',
    () => {
      setOpen(true);
    },
    { place: 'everywhere' },
  );
  return (
    <>
      <button
        type="button"
        className="search"
        aria-label={t('layout.searchShort')}
        aria-keyshortcuts="Control+K"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Search aria-hidden="true" />
        <span>{t('layout.search')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen ? (
        <SearchPalette
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
