import type { TillDatabase } from '../../till-store/till-db.js';

/**
 * What a device keeps of PINs that the server verified here, to check them offline: a
 * non-extractable key, and a few bits of each PIN's MAC. One wrong PIN in `WRONG_OF` passes; so few
 * bits match hundreds of PINs and do not reveal which one it is.
 */
interface KeptPins {
  readonly key: CryptoKey;
  /** Entries by name of the PIN. */
  readonly marks: Readonly<Record<string, number>>;
  /** Consecutive wrong PINs, and when the next may be tried, in milliseconds. */
  readonly wrong: number;
  readonly waitsUntil: number;
}

/** The result of an offline PIN check. */
export type PinCheck =
  | { readonly kind: 'right' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'waits'; readonly minutes: number };

/** One in this many wrong PINs matches by chance. */
const WRONG_OF = 64;
/** Consecutive wrong PINs before a delay: one minute, doubling each time. */
const ATTEMPTS = 5;
const aMinuteMs = 60_000;
const waitMaxMs = 16 * aMinuteMs;

/** The PIN checks of one company's till on this device. */
export class OfflinePins {
  constructor(
    private readonly database: TillDatabase,
    private readonly companyId: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** Keeps the check of a PIN that the server verified; removes all others. */
  async keep(pinId: string, pin: string, current: readonly string[]): Promise<void> {
    const known = await this.#kept();
    const key = known?.key ?? (await newKey());
    const marks = Object.fromEntries(
      Object.entries(known?.marks ?? {}).filter(([name]) => current.includes(name)),
    );
    const mark = await markOf(key, pinId, pin);
    await this.#write({ key, marks: { ...marks, [pinId]: mark }, wrong: 0, waitsUntil: 0 });
  }

  /** The names of the PINs that can be checked offline. */
  async known(): Promise<readonly string[]> {
    return Object.keys((await this.#kept())?.marks ?? {});
  }

  async check(pinId: string, pin: string): Promise<PinCheck> {
    const kept = await this.#kept();
    const mark = kept?.marks[pinId];
    if (kept === undefined || mark === undefined) return { kind: 'unknown' };
    const waitMs = kept.waitsUntil - this.now();
    if (waitMs > 0) return { kind: 'waits', minutes: Math.ceil(waitMs / aMinuteMs) };
    if ((await markOf(kept.key, pinId, pin)) === mark) {
      await this.#write({ ...kept, wrong: 0, waitsUntil: 0 });
      return { kind: 'right' };
    }
    const wrong = kept.wrong + 1;
    const beyond = wrong - ATTEMPTS;
    const addedMs = beyond < 0 ? 0 : Math.min(waitMaxMs, aMinuteMs * 2 ** beyond);
    // Counted before anybody hears of it: a reload begins no new row of attempts.
    await this.#write({ ...kept, wrong, waitsUntil: this.now() + addedMs });
    if (beyond < 0) return { kind: 'wrong', left: -beyond };
    return { kind: 'waits', minutes: Math.ceil(addedMs / aMinuteMs) };
  }

  async #kept(): Promise<KeptPins | undefined> {
    return (await this.database.get('pos', [this.companyId, PINS])) as KeptPins | undefined;
  }

  async #write(kept: KeptPins): Promise<void> {
    await this.database.put('pos', kept, [this.companyId, PINS]);
  }
}

/** The storage key. */
const PINS = 'pins';

const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

async function markOf(key: CryptoKey, pinId: string, pin: string): Promise<number> {
  const text = new TextEncoder().encode(`${pinId}:${pin}`);
  const [first = 0] = new Uint8Array(await crypto.subtle.sign('HMAC', key, text));
  return first % WRONG_OF;
}
