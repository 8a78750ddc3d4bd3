import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isOfficeLibrary } from './joined-parts.js';
import type { BuildManifest, BuiltFile } from './src/pos/install/shell-files.js';

/** Below the folder that is built; the server reads it. */
const FILE = '.vite/page-files.json';

/** The files of one page: numbers of places in the list of files. */
interface FilesOfPage {
  readonly scripts: readonly number[];
  /** How many of the scripts, the first ones, are those of the frame. */
  readonly frameScripts: number;
  /** Those of the frame, and those of the page, which come after the styles of components. */
  readonly frameStyles: readonly number[];
  readonly pageStyles: readonly number[];
  /** Of the scripts: those that are run before the page is drawn. */
  readonly begun: readonly number[];
}

/** The files of each page by language and path. */
export interface PageFiles {
  readonly files: readonly string[];
  readonly pages: Readonly<Record<string, Readonly<Record<string, FilesOfPage>>>>;
}

/** A page of the back office: its path, what loads it, the sentences that it is loaded with. */
export interface OfficePage {
  readonly path: string;
  readonly modules: readonly string[];
  readonly area: string;
}

const screens = fileURLToPath(new URL('src/office/screens.tsx', import.meta.url));
const office = 'src/office/AdminApp.tsx';
const messages = '../../libs/messages/src/areas';
/** React-admin's own sentences. */
const frames: Readonly<Record<string, string>> = {
  en: '../../node_modules/ra-language-english/dist/index.js',
  pt: 'src/i18n/ra.pt.ts',
};

/** Pages of documents that load more than the list of them. */
const documentPages: Readonly<Record<string, string>> = {
  create: 'src/documents/editor/EditorScreen',
  'draft/:id': 'src/documents/editor/EditorScreen',
  ':id': 'src/documents/page/DocumentPage',
};

/**
 * Writes which files each page of the back office is made of, so that the server can name them in
 * the first answer: a browser loads them all at once rather than one after the other.
 */
export function pageFiles(): Plugin {
  return {
    name: 'balcao-page-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir = 'dist' }) {
        const manifest = await readFile(join(dir, '.vite/manifest.json'), 'utf8');
        const pages = pagesIn(await readFile(screens, 'utf8'));
        const bytesOf = (file: string): number => statSync(join(dir, file)).size;
        const found = filesOf(pages, JSON.parse(manifest) as BuildManifest, bytesOf);
        await writeFile(join(dir, FILE), JSON.stringify(found));
      },
    },
  };
}

/** The pages that the table of screens declares, each at its path. */
export function pagesIn(text: string): readonly OfficePage[] {
  const loaded = new Map(
    [...text.matchAll(/const (\w+) = lazyPage\((.*?)\);\n/gs)].flatMap(
      ([, name = '', load = '']) => {
        const module = /import\('\.\.\/(.+?)\.js'\)/.exec(load)?.[1];
        const area = load.includes("'office'") ? 'office' : 'screens';
        return module === undefined ? [] : [[name, { modules: [`src/${module}`], area }] as const];
      },
    ),
  );
  const declared = [
    ...text.matchAll(/<Resource\s+name="([^"]+)"\s+list=\{(\w+)\}/g),
    ...text.matchAll(/<Route path="([^"]*)" element=\{<(\w+) \/>\}/g),
  ];
  return declared.flatMap(([, path = '', name = '']) => {
    const page = loaded.get(name);
    if (page === undefined) return [];
    const whole = { path: path.replace('/*', ''), ...page };
    return name === 'Documents' ? [whole, ...withinDocuments(whole)] : [whole];
  });
}

const withinDocuments = ({ path, modules, area }: OfficePage): readonly OfficePage[] =>
  Object.entries(documentPages).map(([rest, module]) => ({
    path: `${path}/${rest}`,
    modules: [...modules, module],
    area,
  }));

/**
 * What each page loads beyond what every page begins with. The frame's scripts come first, since it
 * is drawn first, and of them the largest: a browser asks for few at a time. Style sheets come in
 * the order that a later one may rely on.
 */
export function filesOf(
  pages: readonly OfficePage[],
  manifest: BuildManifest,
  bytesOf: (file: string) => number,
): PageFiles {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  const first = reach(manifest, entry === undefined ? [] : [entry]);
  const frame = reach(manifest, [office]);
  const libraries = Object.keys(manifest).filter((key) =>
    isOfficeLibrary(manifest[key]?.name ?? ''),
  );
  const places = new Map<string, number>();
  const placeOf = (file: string): number => {
    const known = places.get(file) ?? places.size;
    places.set(file, known);
    return known;
  };
  const filesIn = (language: string, { modules, area }: OfficePage): FilesOfPage => {
    const sentencesOf = (each: string): string => `${messages}/${each}.${language}.ts`;
    const ofFrame = [...libraries, frames[language] ?? ''];
    const begun = [...ofFrame, ...modules];
    const early = reach(manifest, [
      office,
      sentencesOf('shell'),
      sentencesOf('office'),
      ...ofFrame,
    ]);
    const all = [...early, ...reach(manifest, [sentencesOf(area), ...modules])];
    const needed = [...new Set(all)].filter((file) => !first.has(file));
    const scripts = needed.filter((file) => file.endsWith('.js'));
    const styles = needed.filter((file) => file.endsWith('.css'));
    const isLate = (file: string): number => (early.has(file) ? 0 : 1);
    scripts.sort((a, b) => isLate(a) - isLate(b) || bytesOf(b) - bytesOf(a));
    return {
      scripts: scripts.map(placeOf),
      frameScripts: scripts.filter((file) => early.has(file)).length,
      frameStyles: styles.filter((file) => frame.has(file)).map(placeOf),
      pageStyles: styles.filter((file) => !frame.has(file)).map(placeOf),
      begun: begun.flatMap((key) => builtFrom(manifest, key)?.file ?? []).map(placeOf),
    };
  };
  const of = (language: string): Readonly<Record<string, FilesOfPage>> =>
    Object.fromEntries(pages.map((page) => [page.path, filesIn(language, page)]));
  const byLanguage = Object.fromEntries(Object.keys(frames).map((each) => [each, of(each)]));
  return { files: [...places.keys()], pages: byLanguage };
}

const builtFrom = (manifest: BuildManifest, source: string): BuiltFile | undefined =>
  manifest[source] ?? manifest[`${source}.tsx`] ?? manifest[`${source}.ts`];

/** All files that come with some modules; what a file needs stands before it. */
function reach(manifest: BuildManifest, sources: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const take = (key: string): void => {
    const built = builtFrom(manifest, key);
    if (built === undefined || seen.has(built.file)) return;
    seen.add(built.file);
    for (const each of built.imports ?? []) take(each);
    for (const each of [...(built.css ?? []), built.file]) files.add(each);
  };
  for (const source of sources) take(source);
  return files;
}
