import type { en } from './en/index.js';
import type { MessagePath, Translation } from './messages.js';

export type { MessagePath, PartOf, Translation } from './messages.js';

/** Every sentence of the screens in one language. */
export type ScreenMessages = Translation<typeof en>;

/** The name of one sentence of the screens: `entry.signIn.title`. */
export type ScreenMessageKey = MessagePath<typeof en>;

/** The languages of the interface; the first is the default. */
export const languages = ['en', 'pt'] as const;

/** A language that the product speaks. */
export type Language = (typeof languages)[number];
