import type { Language } from '@balcao/messages';
import type { UserGuide } from '@balcao/messages/help';

const guides: Readonly<Record<Language, () => Promise<UserGuide>>> = {
  en: async () => (await import('@balcao/messages/help/en')).guide,
  pt: async () => (await import('@balcao/messages/help/pt')).guide,
};

const asked = new Map<Language, Promise<UserGuide>>();

/** The user guide in a language; the same promise for `use()`. */
export function loadGuide(language: Language): Promise<UserGuide> {
  const known = asked.get(language);
  if (known !== undefined) return known;
  const guide = guides[language]();
  guide.catch(() => asked.delete(language));
  asked.set(language, guide);
  return guide;
}
