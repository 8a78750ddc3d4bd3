import { PIN_ATTEMPTS } from '@balcao/domain';

/** Members at PINs whose wrong attempts are remembered; those who tried last. */
const rememberedMax = 20_000;
const firstWaitMs = 60_000;
const waitMaxMs = 16 * 60_000;

/** Wrong attempts in a row at all PINs together, of a member who is signed in at a till. */
const AT_ANY_PIN_MAX = 2 * PIN_ATTEMPTS;

interface Tries {
  readonly count: number;
  /** When the next attempt is looked at, in milliseconds since 1970. */
  readonly from: number;
}

const none: Tries = { count: 0, from: 0 };

/**
 * Wrong attempts in a row: by the member who types and the PIN, so that nobody's mistakes are in
 * the way of others; by the PIN itself; and by the member at all PINs together, so that a till
 * guesses no further at the PIN of the next person. After the first few a member waits, twice as
 * long each time. Of this node only.
 */
export class PinAttempts {
  readonly #byMember = new Map<string, Tries>();
  readonly #byPin = new Map<string, number>();
  readonly #atAnyPin = new Map<string, Tries>();

  /** How long the member has to wait before its next attempt at the PIN, in milliseconds. */
  waitMs(pinId: string, memberId: string, now: number): number {
    const { from } = this.#byMember.get(keyOf(pinId, memberId)) ?? none;
    const { from: fromAny } = this.#atAnyPin.get(memberId) ?? none;
    return Math.max(0, from - now, fromAny - now);
  }

  /** Counts an attempt; answers how many there were in a row, by the member and at the PIN. */
  count(
    pinId: string,
    memberId: string,
    now: number,
  ): { readonly ofMember: number; readonly ofPin: number } {
    const key = keyOf(pinId, memberId);
    const tries = oneMore(this.#byMember.get(key), PIN_ATTEMPTS, now);
    remember(this.#byMember, key, tries);
    remember(this.#atAnyPin, memberId, oneMore(this.#atAnyPin.get(memberId), AT_ANY_PIN_MAX, now));
    const ofPin = (this.#byPin.get(pinId) ?? 0) + 1;
    remember(this.#byPin, pinId, ofPin);
    return { ofMember: tries.count, ofPin };
  }

  /** The member knows the PIN after all; what it has tried at others stays. */
  clear(pinId: string, memberId: string): void {
    const key = keyOf(pinId, memberId);
    const { count: right } = this.#byMember.get(key) ?? none;
    const { count } = this.#atAnyPin.get(memberId) ?? none;
    if (count > right) remember(this.#atAnyPin, memberId, { count: count - right, from: 0 });
    else this.#atAnyPin.delete(memberId);
    this.#byMember.delete(key);
    this.#byPin.delete(pinId);
  }
}

/** The next attempt of these waits from the last of so many on, twice as long each time. */
function oneMore({ count: before }: Tries = none, free: number, now: number): Tries {
  const count = before + 1;
  const doubled = firstWaitMs * 2 ** (count - free);
  return { count, from: count < free ? 0 : now + Math.min(waitMaxMs, doubled) };
}

const keyOf = (pinId: string, memberId: string): string => `${pinId}:${memberId}`;

function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= rememberedMax) break;
    map.delete(oldest);
  }
}
