/** An element: text, or others within it. */
export interface Element {
  readonly name: string;
  readonly text: string;
  readonly children: readonly Element[];
}

/** Any text fits: what it is taken from is not in the pack. */
export const anyText = '\u0000';

/** An element with a text; nothing where there is none, as the file leaves it out. */
export const leaf = (name: string, text: string | number | undefined): readonly Element[] =>
  text === undefined ? [] : [{ name, text: String(text), children: [] }];

/** An element around others. */
export const within = (name: string, ...children: readonly (readonly Element[])[]): Element => ({
  name,
  text: '',
  children: children.flat(),
});

/** Reads a file that a program wrote: elements and text, nothing else. */
export function readXml(xml: string): Element {
  const root = { name: '', text: '', children: [] as Element[] };
  const open = [root];
  for (const [, end, name = '', text = ''] of xml.matchAll(/<(\/?)([A-Za-z]\w*)[^>]*>([^<]*)/g)) {
    if (end === '/') {
      open.pop();
      continue;
    }
    const made = { name, text: unescaped(text.trim()), children: [] };
    open.at(-1)?.children.push(made);
    open.push(made);
  }
  return root;
}

/** The elements of a name within another. */
export const all = ({ children }: Element, name: string): readonly Element[] =>
  children.filter((one) => one.name === name);

/** The first of a name, through several elements; empty where there is none. */
export const first = (one: Element, ...names: readonly string[]): Element =>
  names.reduce((at, name) => all(at, name)[0] ?? { name, text: '', children: [] }, one);

/** Each text by its path, `Line 2/Quantity`: of several with one name all but the first count. */
export function leavesOf({ children, text }: Element, path = ''): ReadonlyMap<string, string> {
  if (children.length === 0) return new Map([[path, text]]);
  const seen = new Map<string, number>();
  return new Map(
    children.flatMap((child) => {
      const count = (seen.get(child.name) ?? 0) + 1;
      seen.set(child.name, count);
      const name = count === 1 ? child.name : `${child.name} ${count}`;
      return [...leavesOf(child, path === '' ? name : `${path}/${name}`)];
    }),
  );
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
