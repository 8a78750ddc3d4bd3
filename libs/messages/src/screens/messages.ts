/** The same tree of sentences with other words: a missing key does not compile. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]>;
};

/** Some of the sentences of a tree, as one area of the screens brings them. */
export type PartOf<T> = {
  readonly [K in keyof T]?: T[K] extends string ? string : PartOf<T[K]>;
};

/** The dotted paths to all sentences of a tree. */
export type MessagePath<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${MessagePath<T[K]>}`;
}[keyof T & string];
