import { withoutNulls } from './without-nulls.js';

/** The fields of a body, as a command takes them: without those that have no value. */
export function sent<B extends object>(body: B): { readonly [K in keyof B]: B[K] } {
  return withoutNulls(body);
}
