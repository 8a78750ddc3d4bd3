/** The lock held by the page that has the till. */
export interface TillLock {
  readonly release: () => void;
  /** Resolves when another page has taken over the till. */
  readonly lost: Promise<void>;
}

/** How long a closing page takes to release the till, in milliseconds. */
const WITHIN_MS = 1_500;

const free: TillLock = { release: () => undefined, lost: new Promise(() => undefined) };

/**
 * Locks a company's till for one page of the browser. Resolves to undefined if another page holds
 * it, unless taken over explicitly.
 */
export function lockTill(companyId: string, takesOver: boolean): Promise<TillLock | undefined> {
  // Absent on pages without HTTPS, which cannot be kept on the device either.
  if (!('locks' in navigator)) return Promise.resolve(free);
  return new Promise((answer) => {
    let lose = (): void => undefined;
    const lost = new Promise<void>((resolve) => {
      lose = resolve;
    });
    const how = takesOver ? { steal: true } : { signal: AbortSignal.timeout(WITHIN_MS) };
    const hold = (): Promise<void> =>
      new Promise((release) => {
        answer({ release, lost });
      });
    navigator.locks.request(`till ${companyId}`, how, hold).catch(() => {
      answer(undefined);
      lose();
    });
  });
}
