import { mailLanguages } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { SelectInput } from 'react-admin';
import { useMessages } from '../i18n/use-messages.js';

/** In which language letters are written. */
export function LanguageOfMail(): ReactNode {
  const t = useMessages();
  return (
    <SelectInput
      source="language"
      label={t('sending.language')}
      choices={mailLanguages.map((id) => ({ id, name: t(`app.languages.${id}`) }))}
    />
  );
}
