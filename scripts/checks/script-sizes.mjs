import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../bootstrap/paths.mjs';

const KB = 1_000;
const sentences = (area) => `../../libs/messages/src/areas/${area}.en.ts`;

/** What a page sends in script, all of it compressed, may be so many kB. */
export const budgets = [
  {
    page: 'sign-in',
    of: ['src/entry/SignIn.tsx', sentences('shell'), sentences('visit')],
    atMostKb: 120,
  },
  {
    page: 'point of sale',
    of: ['src/pos/PosApp.tsx', sentences('shell'), sentences('till')],
    atMostKb: 130,
  },
  { page: 'back office', of: ['src/office/AdminApp.tsx', sentences('office')], atMostKb: 280 },
];

/** What any screen of the back office adds to it, with the frame of all lists where it has one. */
export const SCREEN_AT_MOST_KB = 100;

/**
 * What Vite lists of a build, by source.
 * @typedef {Record<string, { file: string, isEntry?: boolean, imports?: string[],
 *   dynamicImports?: string[] }>} Manifest
 */

/** The scripts of a build and what each weighs, as its manifest lists them. */
export class Scripts {
  #manifest;
  #sizes = new Map();
  #sizeOf;

  /** @param {Manifest} manifest @param {(file: string) => number} sizeOf in bytes */
  constructor(manifest, sizeOf) {
    this.#manifest = manifest;
    this.#sizeOf = sizeOf;
  }

  /** The entry of the page, the same for all routes. */
  get entry() {
    return Object.keys(this.#manifest).find((key) => this.#manifest[key].isEntry === true) ?? '';
  }

  /** The screens that the back office loads when they are asked for. */
  get screens() {
    const office = [...this.with(['src/office/AdminApp.tsx'])];
    const later = office.flatMap((key) => this.#manifest[key]?.dynamicImports ?? []);
    return [...new Set(later)].filter((key) => /\.tsx$/.test(key));
  }

  /** All that is loaded with the sources, without what each of them loads later. */
  with(sources) {
    const found = new Set();
    const take = (key) => {
      const built = this.#manifest[key];
      if (built === undefined || found.has(key)) return;
      found.add(key);
      for (const each of built.imports ?? []) take(each);
    };
    for (const source of sources) take(source);
    return found;
  }

  /** In kB, of all of them together. */
  weigh(keys) {
    let bytes = 0;
    for (const key of keys) bytes += this.#weightOf(this.#manifest[key].file);
    return bytes / KB;
  }

  #weightOf(file) {
    if (!file.endsWith('.js')) return 0;
    if (!this.#sizes.has(file)) this.#sizes.set(file, this.#sizeOf(file));
    return this.#sizes.get(file);
  }
}

/**
 * Weighs every page against its limit, and the heaviest screens; a page that is not in the build
 * weighs nothing, and is too light to be true.
 * @param {Scripts} scripts
 * @returns {{ page: string, kb: number, atMostKb: number, isFine: boolean }[]}
 */
export function weighed(scripts) {
  const pages = budgets.map(({ page, of, atMostKb }) => {
    const isThere = of.every((source) => scripts.with([source]).size > 0);
    const kb = scripts.weigh(scripts.with([scripts.entry, ...of]));
    return { page, kb, atMostKb, isFine: isThere && kb <= atMostKb };
  });
  const office = scripts.with([scripts.entry, 'src/office/AdminApp.tsx', sentences('office')]);
  const screens = scripts.screens.map((screen) => {
    const kb = scripts.weigh([...scripts.with([screen])].filter((key) => !office.has(key)));
    return { page: screen, kb, atMostKb: SCREEN_AT_MOST_KB, isFine: kb <= SCREEN_AT_MOST_KB };
  });
  const [heaviest, ...others] = screens.sort((a, b) => b.kb - a.kb);
  const tooHeavy = others.filter(({ isFine }) => !isFine);
  return [...pages, ...(heaviest === undefined ? [] : [heaviest]), ...tooHeavy];
}

/** Weighs the back office as it was built last; answers what is too heavy, by name. */
export function checkScriptSizes(dist = inRoot('apps/admin/dist')) {
  const list = join(dist, '.vite/manifest.json');
  if (!existsSync(list)) return { passed: [], failed: ['every page: nothing was built'] };
  const manifest = JSON.parse(readFileSync(list, 'utf8'));
  const sizeOf = (file) => gzipSync(readFileSync(join(dist, file))).length;
  const all = weighed(new Scripts(manifest, sizeOf));
  process.stdout.write(`${all.map(lineOf).join('\n')}\n`);
  const named = (isFine) => all.filter((each) => each.isFine === isFine).map(({ page }) => page);
  return { passed: named(true), failed: named(false) };
}

const lineOf = ({ page, kb, atMostKb, isFine }) =>
  `${isFine ? ' ' : '!'} ${page}: ${kb.toFixed(1)} kB of script, at most ${atMostKb}`;
