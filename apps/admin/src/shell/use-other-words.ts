import { languages, type ScreenMessageKey } from '@balcao/messages';
import { useQuery } from '@tanstack/react-query';
import { areas } from '../i18n/areas.js';
import { find } from '../i18n/messages.js';
import { useLanguage } from '../i18n/use-messages.js';

/** The words of the other language, loaded when a search needs them; empty until then. */
export function useOtherWords(): (key: ScreenMessageKey) => string {
  const own = useLanguage();
  const other = languages.find((language) => language !== own) ?? own;
  const { data } = useQuery({
    queryKey: ['words', other],
    queryFn: async () => {
      const { shell, office } = areas[other];
      return { ...(await shell()), ...(await office()) };
    },
    staleTime: Infinity,
  });
  return (key) => (data === undefined ? '' : find(data, key));
}
