import { PIN_ATTEMPTS } from '@balcao/domain';

/** Members at PINs whose wrong attempts are remembered; those who tried last. */
const rememberedMax = 20_000;
const firstWaitMs = 60_000;
const waitMaxMs = 16 * 60_000;

interface Tries {
  readonly count: number;
  /** When the next attempt is looked at, in milliseconds since 1970. */
  readonly from: number;
}

const none: Tries = { count: 0, from: 0 };

/**
 * Wrong attempts in a row: by the member who types and the PIN, so that nobody's mistakes are in
 * the way of others, and by the PIN itself. After the first few a member waits, twice as long each
 * time. Of this node only.
 */
export class PinAttempts {
  readonly #byMember = new Map<string, Tries>();
  readonly #byPin = new Map<string, number>();

  /** How long the member has to wait before its next attempt at the PIN, in milliseconds. */
  waitMs(pinId: string, memberId: string, now: number): number {
    return Math.max(0, (this.#byMember.get(keyOf(pinId, memberId)) ?? none).from - now);
  }

  /** Counts an attempt; answers how many there were in a row, by the member and at the PIN. */
  count(
    pinId: string,
    memberId: string,
    now: number,
  ): { readonly ofMember: number; readonly ofPin: number } {
    const key = keyOf(pinId, memberId);
    const ofMember = (this.#byMember.get(key) ?? none).count + 1;
    const doubled = firstWaitMs * 2 ** (ofMember - PIN_ATTEMPTS);
    const from = ofMember < PIN_ATTEMPTS ? 0 : now + Math.min(waitMaxMs, doubled);
    remember(this.#byMember, key, { count: ofMember, from });
    const ofPin = (this.#byPin.get(pinId) ?? 0) + 1;
    remember(this.#byPin, pinId, ofPin);
    return { ofMember, ofPin };
  }

  /** The member knows the PIN after all. */
  clear(pinId: string, memberId: string): void {
    this.#byMember.delete(keyOf(pinId, memberId));
    this.#byPin.delete(pinId);
  }
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
