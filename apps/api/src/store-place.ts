/** Where something is kept: a file of the data folder, or a server. Passes between threads. */
export type Place = { readonly file: string } | { readonly url: string };
