import type { HelpTopic } from '@balcao/messages/help';

/** Words of the guide, or a link that is written `[words](/path)`. */
export interface GuideWords {
  readonly words: string;
  readonly to?: string;
}

/** A sentence of the guide in parts: plain words and links. */
export function partsOfText(text: string): readonly GuideWords[] {
  const parts: GuideWords[] = [];
  let after = 0;
  for (const found of text.matchAll(/\[([^\]]+)\]\((\/[^)]*)\)/g)) {
    const [whole, words = '', to = ''] = found;
    if (found.index > after) parts.push({ words: text.slice(after, found.index) });
    parts.push({ words, to });
    after = found.index + whole.length;
  }
  if (after < text.length) parts.push({ words: text.slice(after) });
  return parts;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All that a page of the guide says, without accents and in small letters. */
const saidBy = ({ title, summary, parts }: HelpTopic): string =>
  plain([title, summary, ...parts.flatMap(({ heading, text }) => [heading, ...text])].join(' '));

/** Whether a page of the guide has every word of a search, or words that begin so. */
export function isFound(topic: HelpTopic, search: string): boolean {
  const text = ` ${saidBy(topic)}`;
  return plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .every(
      (word) => text.includes(` ${word}`) || text.includes(`(${word}`) || text.includes(`[${word}`),
    );
}
