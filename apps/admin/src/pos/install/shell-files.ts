/** A file that was built, as Vite's manifest lists it. */
export interface BuiltFile {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

export type BuildManifest = Readonly<Record<string, BuiltFile>>;

/** Where the till begins among the routes. */
const TILL = 'src/pos/PosApp.tsx';
/** Sentences of other pages: those of the back office, and of pages without a session. */
const saidElsewhere = /messages\/src\/(?:screens\/\w+\/index|areas\/visit\.\w+)\.ts$/;

/**
 * The built files that the till is made of, below the root of the site: what the page loads at
 * once, and what the till may load later. The other routes of the page are not among them.
 */
export function shellFiles(manifest: BuildManifest): readonly string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const take = (key: string, isRoutes: boolean): void => {
    const built = manifest[key];
    if (built === undefined || seen.has(key) || saidElsewhere.test(key)) return;
    seen.add(key);
    for (const file of [built.file, ...(built.css ?? []), ...(built.assets ?? [])]) {
      files.add(`/${file}`);
    }
    for (const each of built.imports ?? []) take(each, manifest[each]?.isEntry === true);
    if (!isRoutes) for (const each of built.dynamicImports ?? []) take(each, false);
  };
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  if (entry !== undefined) take(entry, true);
  take(TILL, false);
  return [...files].sort();
}
