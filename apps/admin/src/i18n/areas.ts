import type { Language, ScreenMessages } from '@balcao/messages';

/**
 * Sentences that are loaded together: those of any page, those of pages without a session, those of
 * the point of sale, those that explain its figures, and all that there are.
 */
export type MessageArea = 'shell' | 'visit' | 'till' | 'explain' | 'office';

type Load = () => Promise<Partial<ScreenMessages>>;

const en: Readonly<Record<MessageArea, Load>> = {
  shell: async () => (await import('@balcao/messages/areas/shell.en')).sentences,
  visit: async () => (await import('@balcao/messages/areas/visit.en')).sentences,
  till: async () => (await import('@balcao/messages/areas/till.en')).sentences,
  explain: async () => (await import('@balcao/messages/areas/explain.en')).sentences,
  office: async () => (await import('@balcao/messages/screens/en')).en,
};

const pt: Readonly<Record<MessageArea, Load>> = {
  shell: async () => (await import('@balcao/messages/areas/shell.pt')).sentences,
  visit: async () => (await import('@balcao/messages/areas/visit.pt')).sentences,
  till: async () => (await import('@balcao/messages/areas/till.pt')).sentences,
  explain: async () => (await import('@balcao/messages/areas/explain.pt')).sentences,
  office: async () => (await import('@balcao/messages/screens/pt')).pt,
};

/** How the sentences of an area are loaded, by language. */
export const areas: Readonly<Record<Language, Readonly<Record<MessageArea, Load>>>> = { en, pt };
