import { SaxesParser } from 'saxes';

/** An element with what is in it, and where its start tag ends. */
export interface XmlNode {
  /** Without prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  readonly column: number;
  readonly children: XmlNode[];
  /** Its own, without that of its children. */
  text: string;
}

/** What follows the prefix. */
export const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** A small document as a tree. Throws where it is not well-formed. */
export function parseXml(text: string): XmlNode {
  const parser = new SaxesParser();
  const top: XmlNode = { name: '', attributes: {}, line: 0, column: 0, children: [], text: '' };
  const open = [top];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const { line, column } = parser;
    const plain = attributes as Readonly<Record<string, string>>;
    const node = {
      name: withoutPrefix(name),
      attributes: plain,
      line,
      column,
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (sentence) => {
    const node = open.at(-1);
    if (node !== undefined) node.text += sentence;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text.replace(/^\ufeff/, '')).close();
  const [root] = top.children;
  if (root === undefined) throw new Error('no element');
  return root;
}
