const key = (companyId: string): string => `readAfter:${companyId}`;

/** The revision that this browser's reads of a company must have reached; 0 for none. */
export function readAfter(companyId: string): number {
  return Number.parseInt(sessionStorage.getItem(key(companyId)) ?? '0', 10);
}

/** Remembers the revision that a command was answered with. */
export function rememberRevision(companyId: string, revision: number): void {
  if (revision > readAfter(companyId)) sessionStorage.setItem(key(companyId), String(revision));
}
