import type { Language } from '@balcao/messages';

/** A part of a page of plain text. */
export interface TextSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** A page of plain text in every language. */
export type TextPage = Readonly<Record<Language, readonly TextSection[]>>;
