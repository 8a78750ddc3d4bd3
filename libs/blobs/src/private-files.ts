/** The bits of a mode that give other accounts a way in. */
export const OTHERS_BITS = 0o077;

/** From here on files that the process makes are its account's only: 0600, and folders 0700. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS_BITS);
}
