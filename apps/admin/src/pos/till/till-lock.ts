/** What the one page that has the till holds. */
export interface TillLock {
  readonly release: () => void;
  /** Settles when another page has taken the till over. */
  readonly lost: Promise<void>;
}

/** A page that is closing gives the till back within this, in milliseconds. */
const WITHIN_MS = 1_500;

const free: TillLock = { release: () => undefined, lost: new Promise(() => undefined) };

/**
 * One page of a browser has a company's till. Answers nothing where another has it, unless it is
 * taken over on purpose.
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
