import type { Language, PartOf, ScreenMessages } from '@balcao/messages';

/**
 * Sentences that are loaded together: those of any page, those of pages without a session, those of
 * the point of sale, those of its later parts, those that explain its figures, those of a return
 * without a receipt, those of the frame of the back office with Home, those of its other pages, and
 * those that a part of a page brings.
 */
export type MessageArea =
  | 'shell'
  | 'visit'
  | 'till'
  | 'tillMore'
  | 'explain'
  | 'takeBack'
  | 'office'
  | 'screens'
  | 'officeMore';

type Load = () => Promise<PartOf<ScreenMessages>>;

const en: Readonly<Record<MessageArea, Load>> = {
  shell: async () => (await import('@balcao/messages/areas/shell.en')).sentences,
  visit: async () => (await import('@balcao/messages/areas/visit.en')).sentences,
  till: async () => (await import('@balcao/messages/areas/till.en')).sentences,
  tillMore: async () => (await import('@balcao/messages/areas/till-more.en')).sentences,
  explain: async () => (await import('@balcao/messages/areas/explain.en')).sentences,
  takeBack: async () => (await import('@balcao/messages/areas/take-back.en')).sentences,
  office: async () => (await import('@balcao/messages/areas/office.en')).sentences,
  screens: async () => (await import('@balcao/messages/areas/screens.en')).sentences,
  officeMore: async () => (await import('@balcao/messages/areas/office-more.en')).sentences,
};

const pt: Readonly<Record<MessageArea, Load>> = {
  shell: async () => (await import('@balcao/messages/areas/shell.pt')).sentences,
  visit: async () => (await import('@balcao/messages/areas/visit.pt')).sentences,
  till: async () => (await import('@balcao/messages/areas/till.pt')).sentences,
  tillMore: async () => (await import('@balcao/messages/areas/till-more.pt')).sentences,
  explain: async () => (await import('@balcao/messages/areas/explain.pt')).sentences,
  takeBack: async () => (await import('@balcao/messages/areas/take-back.pt')).sentences,
  office: async () => (await import('@balcao/messages/areas/office.pt')).sentences,
  screens: async () => (await import('@balcao/messages/areas/screens.pt')).sentences,
  officeMore: async () => (await import('@balcao/messages/areas/office-more.pt')).sentences,
};

/** How the sentences of an area are loaded, by language. */
export const areas: Readonly<Record<Language, Readonly<Record<MessageArea, Load>>>> = { en, pt };
