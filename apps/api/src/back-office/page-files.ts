import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of one page: numbers of places in the list of files. */
interface FilesOfPage {
  readonly scripts: readonly number[];
  /** How many of them, the first ones, are those of the frame. */
  readonly frameScripts: number;
  readonly frameStyles: readonly number[];
  /** They stand behind the styles that components bring. */
  readonly pageStyles: readonly number[];
  /** Of the scripts: those that are run before the page is drawn. */
  readonly begun: readonly number[];
}

/** The files of each page by language and path, as the build of the back office wrote them. */
interface PageFiles {
  readonly files: readonly string[];
  readonly pages: Readonly<Record<string, Readonly<Record<string, FilesOfPage>>>>;
}

/** The session that the page asks for first; read by the page as it begins. */
const session = '<link rel="preload" as="fetch" crossorigin href="/api/session">';

interface Tags {
  readonly head: string;
  readonly body: string;
}

const none: Tags = { head: '', body: '' };

/** Answers the tags that let a browser load at once what a page of the back office needs. */
export type PreloadTags = (path: string, acceptedLanguages: string) => Tags;

/** Reads what the build wrote; without it, no page is preloaded. */
export function preloadTagsOf(folder: string): PreloadTags {
  const file = join(folder, '.vite/page-files.json');
  if (!existsSync(file)) return () => none;
  const { files, pages } = JSON.parse(readFileSync(file, 'utf8')) as PageFiles;
  return (path, acceptedLanguages) => {
    const [first = '', ...rest] = path.split('/').filter((each) => each !== '');
    const isPrefix = Object.hasOwn(pages, first);
    const language = isPrefix ? first : preferred(acceptedLanguages);
    const inLanguage = pages[language] ?? {};
    const segments = isPrefix ? rest : [first, ...rest].filter((each) => each !== '');
    const page = mostExact(Object.keys(inLanguage), segments);
    const found = inLanguage[page ?? ''];
    if (page === undefined || found === undefined) return none;
    const begun = new Set(found.begun);
    const tags = (numbers: readonly number[], tagOf: (file: string) => string): string =>
      numbers.map((each) => tagOf(files[each] ?? '')).join('');
    const scriptTags = found.scripts.map((each, at) =>
      scriptTag(files[each] ?? '', begun.has(each), at < found.frameScripts),
    );
    return {
      head: session + scriptTags.join('') + tags(found.frameStyles, styleTag),
      body: tags(found.pageStyles, styleTag),
    };
  };
}

/** As the page chooses for a browser that has not been told. */
const preferred = (accepted: string): string =>
  accepted.toLowerCase().startsWith('pt') ? 'pt' : 'en';

/** The longest path that an address begins with; Home is for the bare address only. */
function mostExact(paths: readonly string[], segments: readonly string[]): string | undefined {
  if (segments.length === 0) return '';
  const weight = (path: string): number => {
    const parts = path.split('/');
    const isIt =
      path !== '' &&
      parts.length <= segments.length &&
      parts.every((part, at) => part.startsWith(':') || part === segments[at]);
    return isIt ? parts.reduce((sum, part) => sum + (part.startsWith(':') ? 10 : 11), 0) : 0;
  };
  const [best] = [...paths].sort((a, b) => weight(b) - weight(a));
  return best === undefined || weight(best) === 0 ? undefined : best;
}

/** What only the page needs waits until its frame has arrived, which can be drawn before. */
function scriptTag(file: string, isBegun: boolean, isOfFrame: boolean): string {
  const kind = isOfFrame ? 'modulepreload' : 'late';
  return `<link rel="${kind}" crossorigin href="/${file}"${isBegun ? ' data-begun' : ''}>`;
}

const styleTag = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;
