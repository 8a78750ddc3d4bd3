import type { CompanySettings, SettingsSince } from '@balcao/domain';
import { useRecordContext } from 'react-admin';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

interface WithSince {
  readonly id: string;
  readonly settingsSince?: SettingsSince;
}

/** What a setting does, and since when it is as it is. */
export function useSettingHelp(): (name: keyof CompanySettings) => string {
  const t = useMessages();
  const language = useLanguage();
  const since = useRecordContext<WithSince>()?.settingsSince ?? {};
  return (name) => {
    const help = t(`companies.help.${name}`);
    const at = since[name];
    return at === undefined
      ? help
      : `${help} ${t('companies.since', { when: sayInstant(at, language) })}`;
  };
}
