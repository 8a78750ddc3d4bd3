/** A file that was built, as Vite's manifest lists it. */
export interface BuiltFile {
  readonly file: string;
  /** Of its chunk. */
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

export type BuildManifest = Readonly<Record<string, BuiltFile>>;

/** The root routes of the till and of signing out. */
const ROUTES = ['src/pos/PosApp.tsx', 'src/entry/SignIn.tsx', 'src/app/VisitorElsewhere.tsx'];
/** Sentences of the back office. */
const saidElsewhere = /messages\/src\/areas\/(?:office|screens)\.\w+\.ts$/;

/** Large parts that few devices need: the barcode reader, if the browser has none. */
const ON_USE = 'src/pos/scan/wasm-detector.ts';

/**
 * The built files that the till is made of, below the root of the site: what the page loads at
 * once, what the till may load later, and the page to sign in. The other routes of the page are not
 * among them.
 */
export function shellFiles(manifest: BuildManifest): readonly string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  const isLeft = (key: string): boolean => key === ON_USE || saidElsewhere.test(key);
  return filesFrom(manifest, [...(entry === undefined ? [] : [entry]), ...ROUTES], isLeft);
}

/** The files of the till that are cached after first use. */
export function filesOnUse(manifest: BuildManifest): readonly string[] {
  const shell = new Set(shellFiles(manifest));
  return filesFrom(manifest, [ON_USE], () => false).filter((file) => !shell.has(file));
}

function filesFrom(
  manifest: BuildManifest,
  roots: readonly string[],
  isLeft: (key: string) => boolean,
): readonly string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const take = (key: string): void => {
    const built = manifest[key];
    if (built === undefined || seen.has(key) || isLeft(key)) return;
    seen.add(key);
    for (const file of [built.file, ...(built.css ?? []), ...(built.assets ?? [])]) {
      files.add(`/${file}`);
    }
    for (const each of built.imports ?? []) take(each);
    // What the entry may load later are the routes of the page.
    if (built.isEntry !== true) for (const each of built.dynamicImports ?? []) take(each);
  };
  for (const root of roots) take(root);
  return [...files].sort();
}
