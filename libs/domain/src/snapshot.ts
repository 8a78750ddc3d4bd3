import { slices, type Books } from './books.js';
import type { Slice } from './kernel/index.js';

/** The books as plain values: arrays, maps, typed arrays, which `structuredClone` copies. */
export type DumpedBooks = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const namesOf = Object.keys(slices) as (keyof typeof slices)[];

/** The books for a snapshot; shares no container with them, but records that are never changed. */
export function dumpBooks(books: Books): DumpedBooks {
  const dumpSlice = (slice: Slice) =>
    Object.fromEntries(Object.entries(slice).map(([name, part]) => [name, part.dump()]));
  return Object.fromEntries(namesOf.map((name) => [name, dumpSlice(books[name])]));
}

/** Fills fresh books from a snapshot of the same code. */
export function loadBooks(books: Books, dumped: DumpedBooks): void {
  for (const name of namesOf) {
    const slice: Slice = books[name];
    for (const [part, container] of Object.entries(slice)) container.load(dumped[name]?.[part]);
  }
}
