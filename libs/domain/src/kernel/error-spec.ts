/**
 * What a refusal means to the caller: `invalid` what was sent cannot be accepted, `forbidden` the
 * actor may not, `absent` something named does not exist, `conflict` it does not fit the books as
 * they are, `stale` somebody else changed the record first.
 */
export type ErrorKind = 'invalid' | 'forbidden' | 'absent' | 'conflict' | 'stale';

declare const paramsOf: unique symbol;

/** An entry of the error catalogue: its kind, and by type the parameters of its message. */
export interface ErrorSpec<P> {
  readonly kind: ErrorKind;
  readonly [paramsOf]?: P;
}

/** The parameters that an entry's message takes. */
export type ParamsOf<S> = S extends ErrorSpec<infer P> ? P : never;

/** Parameters of a message without any. */
export type NoParams = undefined;

const spec =
  (kind: ErrorKind) =>
  <P = NoParams>(): ErrorSpec<P> => ({ kind });

/** What was sent cannot be accepted: 422 over HTTP. */
export const invalid = spec('invalid');
/** The actor may not: 403 over HTTP. */
export const forbidden = spec('forbidden');
/** Something that was named does not exist: 404 over HTTP. */
export const absent = spec('absent');
/** It does not fit the books as they are: 409 over HTTP. */
export const conflict = spec('conflict');
/** Somebody else changed the record first: 412 over HTTP. */
export const stale = spec('stale');
