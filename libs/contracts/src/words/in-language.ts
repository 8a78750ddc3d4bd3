/** A text in both languages of the product. */
export interface InBoth {
  readonly en: string;
  readonly pt: string;
}

/** The texts of one language, under the same keys. */
export function wordsIn<K extends string>(
  language: keyof InBoth,
  words: Readonly<Record<K, InBoth>>,
): Readonly<Record<K, string>> {
  const texts = Object.entries<InBoth>(words).map(([key, both]) => [key, both[language]]);
  return Object.fromEntries(texts) as Record<K, string>;
}
