/** The part of a hash that a receipt shows, `9F2C-71`. */
export function shortHash(hash: string): string {
  return `${hash.slice(0, 4)}-${hash.slice(4, 6)}`.toUpperCase();
}
