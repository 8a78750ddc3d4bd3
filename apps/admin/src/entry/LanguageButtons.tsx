import { languages } from '@balcao/messages';
import type { ReactNode } from 'react';
import { chooseLanguage } from '../boot/location.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** A button for each language but the one that is read, named in itself. */
export function LanguageButtons(): ReactNode {
  const t = useMessages();
  const current = useLanguage();
  return languages
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
    ));
}
