import canonicalize from 'canonicalize';

// A CommonJS function whose types promise a default export that it does not have.
const serialize = canonicalize as unknown as (value: unknown) => string;

/** RFC 8785, by its reference implementation: the books that are checked write it themselves. */
export const canonicalJson = (value: unknown): string => serialize(value);
