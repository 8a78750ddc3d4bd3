import type { Language } from '../screens/index.js';

/** A figure or name that stands in a line of its own: `Total: 1 160,00 MZN`. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
}

/** What one mail says, as plain text; the frame escapes it. A line feed begins a new line. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly MailFact[];
  /** Words of another person, set apart from those of the product. */
  readonly quote?: string;
  /** A code to be typed, in large letters. */
  readonly code?: string;
  /** The one thing to do; `href` is an address of http or https. */
  readonly action?: { readonly label: string; readonly href: string };
  /** Small print below: until when, and what to do when one did not ask for it. */
  readonly footnotes?: readonly string[];
}

/** One mail in every language, from its parameters. */
export type MailTemplate<Params> = Readonly<Record<Language, (params: Params) => MailContent>>;

/** Whom a mail is from, where it is not the product itself. */
export interface MailCompany {
  readonly name: string;
  /** The `contentId` of the attachment that is the logo; no picture is fetched from afar. */
  readonly logoId?: string;
}

/** A mail ready to be handed over but for its id and address. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
