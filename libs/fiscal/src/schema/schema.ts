/** What the text of an element may be. Facets are those of XML Schema that fiscal files use. */
export interface ValueRule {
  readonly base: 'string' | 'integer' | 'nonNegativeInteger' | 'decimal' | 'date' | 'dateTime';
  readonly oneOf?: ReadonlySet<string>;
  /** The whole text must match one of them. */
  readonly patterns?: readonly RegExp[];
  readonly lengthMin?: number;
  readonly lengthMax?: number;
  /** Of numbers; of days, as text. */
  readonly min?: string;
  readonly max?: string;
}

/** How often a part may come: not at all or once, and any number of times. */
export interface Occurrence {
  readonly isOptional: boolean;
  readonly isRepeated: boolean;
}

/** The content of an element, in the order in which its parts must come. */
export type Particle =
  | (Occurrence & { readonly kind: 'element'; readonly name: string; readonly type: string })
  | (Occurrence & { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Particle[] });

/** An element holds other elements, a text, or any content. */
export type TypeRule =
  | { readonly content: Particle }
  | { readonly value: ValueRule }
  | { readonly anything: true };

/** What a file of one kind may hold. */
export interface Schema {
  readonly namespace: string;
  readonly root: string;
  /** The rule of the root, and of every type that an element names. */
  readonly types: ReadonlyMap<string, TypeRule>;
}

/** Exactly once. */
export const once: Occurrence = { isOptional: false, isRepeated: false };
