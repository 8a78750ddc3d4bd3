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

export type ParamsOf<S> = S extends ErrorSpec<infer P> ? P : never;

/** Parameters of a message without any. */
export type NoParams = undefined;

const spec =
  (kind: ErrorKind) =>
  <P = NoParams>(): ErrorSpec<P> => ({ kind });

export const invalid = spec('invalid');
export const forbidden = spec('forbidden');
export const absent = spec('absent');
export const conflict = spec('conflict');
export const stale = spec('stale');
