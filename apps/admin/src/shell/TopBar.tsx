import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import Translate from '@mui/icons-material/Translate';
import IconButton from '@mui/material/IconButton';
import { languages } from '@balcao/messages';
import type { ReactNode } from 'react';
import { chooseLanguage } from '../boot/location.js';
import { chooseTheme, settings, themeChoice } from '../boot/settings.js';
import { usePart } from '../boot/slice.js';
import { useMode } from '../boot/use-mode.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { NotificationBell } from '../notifications/NotificationBell.js';
import { ChoiceMenu } from '../layout/ChoiceMenu.js';
import { PageHeading } from '../layout/page-title.js';
import { useSection } from '../layout/use-section.js';
import { FavouriteButton } from './FavouriteButton.js';
import { HelpButton } from './HelpButton.js';
import { SearchButton } from './SearchButton.js';
import { UserMenu } from './UserMenu.js';

/** Heading, search, and what belongs to the user: language, theme, account. */
export function TopBar({ onMenu }: { readonly onMenu: () => void }): ReactNode {
  const t = useMessages();
  return (
    <header className="shell__bar">
      <IconButton className="shell__menu" aria-label={t('layout.openMenu')} onClick={onMenu}>
        <MenuIcon />
      </IconButton>
      <PageHeading section={useSection()} />
      <FavouriteButton />
      <SearchButton />
      <HelpButton />
      <NotificationBell />
      <LanguageMenu />
      <span className="shell__theme">
        <ThemeMenu />
      </span>
      <UserMenu />
    </header>
  );
}

function LanguageMenu(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return (
    <ChoiceMenu
      label={t('layout.language')}
      icon={<Translate fontSize="small" />}
      value={language}
      choices={languages.map((value) => ({ value, label: t(`app.languages.${value}`) }))}
      onChoose={chooseLanguage}
    />
  );
}

const themes = ['light', 'dark', 'system'] as const;

function ThemeMenu(): ReactNode {
  const t = useMessages();
  const mode = useMode();
  const choice = usePart(settings, themeChoice);
  return (
    <ChoiceMenu
      label={t('layout.theme')}
      icon={mode === 'dark' ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
      value={choice}
      choices={themes.map((value) => ({ value, label: t(`layout.themes.${value}`) }))}
      onChoose={chooseTheme}
    />
  );
}
