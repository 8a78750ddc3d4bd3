/** A value while it is being put together. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };
