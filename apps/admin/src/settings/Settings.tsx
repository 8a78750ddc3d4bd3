import '../layout/cards.css';
import '../account/account.css';
import Button from '@mui/material/Button';
import { preferenceChoices } from '@balcao/domain';
import { languages, showDay, showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useStoreContext } from 'react-admin';
import { usePermissions } from '../admin/hooks.js';
import { accountApi } from '../account/account-state.js';
import { Choices, ListedChoices } from '../account/Choices.js';
import { chooseLanguage } from '../boot/location.js';
import { startPage, startPages, type StartPage } from '../boot/start-page.js';
import {
  choosePreferences,
  chooseTheme,
  preferred,
  settings,
  themeChoice,
  type ScreenPreferences,
} from '../boot/settings.js';
import { useSlice } from '../boot/slice.js';
import { today } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { PageTitle } from '../layout/page-title.js';
import { openSheet } from '../shortcuts/sheet.js';
import { showRowsInEachList } from './rows-in-each-list.js';

/** How the screens look and behave for this person: on this device at once, on others as well. */
export function Settings(): ReactNode {
  const t = useMessages();
  return (
    <>
      <PageTitle>{t('layout.pages.settings')}</PageTitle>
      <div className="stack">
        <p>{t('settings.hint')}</p>
        <Look />
        <Lists />
        <Formats />
        <Working />
      </div>
    </>
  );
}

/** Keeps a choice with the account, for other devices; here it holds all the same. */
function keep(chosen: object): void {
  accountApi.change(chosen).catch(() => undefined);
}

function choose(chosen: ScreenPreferences): void {
  choosePreferences(chosen);
  keep(chosen);
}

function Look(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const choice = themeChoice(useSlice(settings));
  return (
    <section className="card">
      <h2>{t('settings.look')}</h2>
      <Choices
        label={t('layout.language')}
        value={language}
        choices={languages.map((value) => ({ value, label: t(`app.languages.${value}`) }))}
        onChoose={(chosen) => {
          chooseLanguage(chosen);
          keep({ language: chosen });
        }}
      />
      <Choices
        label={t('layout.theme')}
        value={choice}
        choices={preferenceChoices.theme.map((value) => ({
          value,
          label: t(`layout.themes.${value}`),
        }))}
        onChoose={(chosen) => {
          chooseTheme(chosen);
          keep({ theme: chosen });
        }}
      />
    </section>
  );
}

function Lists(): ReactNode {
  const t = useMessages();
  const store = useStoreContext();
  useSlice(settings);
  return (
    <section className="card">
      <h2>{t('settings.lists')}</h2>
      <Choices
        label={t('settings.rowsPerPage')}
        value={preferred('rowsPerPage')}
        choices={preferenceChoices.rowsPerPage.map((value) => ({ value, label: value }))}
        onChoose={(rowsPerPage) => {
          choose({ rowsPerPage });
          showRowsInEachList(store, Number.parseInt(rowsPerPage, 10));
        }}
      />
    </section>
  );
}

const SHOWN_MINOR = 123_456_789;

function Formats(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  useSlice(settings);
  return (
    <section className="card">
      <h2>{t('settings.formats')}</h2>
      <ListedChoices
        label={t('settings.dayFormat')}
        value={preferred('dayFormat')}
        choices={preferenceChoices.dayFormat.map((value) => ({
          value,
          label: t(`settings.dayFormats.${value}`),
        }))}
        onChoose={(dayFormat) => {
          choose({ dayFormat });
        }}
      />
      <Choices
        label={t('settings.decimalSign')}
        value={preferred('decimalSign')}
        choices={preferenceChoices.decimalSign.map((value) => ({
          value,
          label: t(`settings.decimalSigns.${value}`),
        }))}
        onChoose={(decimalSign) => {
          choose({ decimalSign });
        }}
      />
      <p className="settings__example">
        {t('settings.example', {
          day: showDay(today(), language),
          amount: showMinor(SHOWN_MINOR, language),
        })}
      </p>
      <small>{t('settings.formatsHint')}</small>
    </section>
  );
}

const onOff = ['on', 'off'] as const;

function mayOpen(name: StartPage, permissions: readonly string[]): boolean {
  const { permission } = startPages[name];
  return permission === undefined || permissions.includes(permission);
}

function Working(): ReactNode {
  const t = useMessages();
  const permissions = usePermissions();
  useSlice(settings);
  const switched = onOff.map((value) => ({ value, label: t(`settings.${value}`) }));
  return (
    <section className="card">
      <h2>{t('settings.working')}</h2>
      <ListedChoices
        label={t('settings.startPage')}
        value={startPage()}
        choices={preferenceChoices.startPage
          .filter((name) => mayOpen(name, permissions))
          .map((value) => ({ value, label: t(`settings.startPages.${value}`) }))}
        onChoose={(chosen) => {
          choose({ startPage: chosen });
        }}
      />
      <Choices
        label={t('settings.tillSounds')}
        value={preferred('tillSounds')}
        choices={switched}
        onChoose={(tillSounds) => {
          choose({ tillSounds });
        }}
      />
      <Choices
        label={t('settings.plainKeys')}
        value={preferred('plainKeys')}
        choices={switched}
        onChoose={(plainKeys) => {
          choose({ plainKeys });
        }}
      />
      <Button variant="outlined" onClick={openSheet} sx={{ mt: 1 }}>
        {t('shortcuts.title')}
      </Button>
    </section>
  );
}
