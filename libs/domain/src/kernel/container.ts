/**
 * What the books are made of. Every container writes its changes to the undo log, and turns itself
 * into plain values (arrays, maps, typed arrays) for a snapshot and back.
 */
export interface Container {
  dump(): unknown;
  load(dumped: unknown): void;
}

/** The part of the books that one context owns. */
export type Slice = Readonly<Record<string, Container>>;
