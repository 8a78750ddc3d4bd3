import { hotel, rice, twoSacks } from './goods.js';

/** Numbers from 0 to below 1 that are the same in every run (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Asked {
  readonly path: string;
  readonly body: object;
}

const reason = 'Engano';

/** What a stocked shop may do next, refused or not; the same for each seed. */
export class RandomTrade {
  readonly #random: () => number;
  readonly #issued: string[] = [];
  readonly #paid: string[] = [];

  constructor(seed: number) {
    this.#random = seededNumbers(seed);
  }

  next(at: number): Asked {
    return this.#ways[this.#below(this.#ways.length)]?.(at) ?? { path: '', body: {} };
  }

  /** What came of it: later steps are about it. */
  hear(type: string, id: string): void {
    if (type === 'DocumentIssued') this.#issued.push(id);
    if (type === 'PaymentRecorded') this.#paid.push(id);
  }

  readonly #ways: readonly ((at: number) => Asked)[] = [
    (at) => ({ path: `/documents/D${at}/issue`, body: this.#sale('FT') }),
    (at) => ({ path: `/documents/D${at}/issue`, body: this.#sale('VD') }),
    (at) => ({ path: `/documents/D${at}/issue`, body: this.#sale('CT') }),
    () => ({ path: `/documents/${this.#some(this.#issued)}/cancel`, body: { reason } }),
    () => ({ path: `/documents/${this.#some(this.#issued)}/restore`, body: {} }),
    (at) => ({
      path: `/documents/${this.#some(this.#issued)}/convert`,
      body: {
        documentTypeId: this.#below(2) === 0 ? 'FT' : 'NC',
        draftId: `C${at}`,
        reasonCode: 'goodsReturned',
      },
    }),
    () => ({
      path: '/payments',
      body: {
        documentTypeId: 'RC',
        partyId: hotel.id,
        isAutomatic: true,
        rows: [{ methodId: 'method_cash', amountMinor: 100 + this.#below(400_000) }],
      },
    }),
    () => ({ path: `/payments/${this.#some(this.#paid)}/cancel`, body: { reason } }),
    () => ({ path: `/payments/${this.#some(this.#paid)}/restore`, body: {} }),
    () => ({
      path: `/articles/${rice.id}/change`,
      body: { ...rice, id: undefined, salePrice: `${1 + this.#below(2_000)}.50` },
    }),
  ];

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  #some(ids: readonly string[]): string {
    return ids[this.#below(ids.length)] ?? 'FT_2026.1';
  }

  #sale(documentTypeId: string): object {
    const quantity = String(1 + this.#below(9));
    const lines = twoSacks.lines.map((line) => ({ ...line, quantity }));
    return { ...twoSacks, documentTypeId, lines };
  }
}
