import { seededNumbers } from './random-trade.js';

/** What is written on a line: thousandths, cents, whole percentages. */
export interface WrittenLine {
  readonly isRice: boolean;
  readonly quantity: bigint;
  readonly price: bigint;
  readonly discounts: readonly bigint[];
  readonly vat: WrittenVat;
}

/** A discount on the document, in percent or in cents, on all lines or on those of one VAT code. */
export interface WrittenDiscount {
  readonly percentage?: bigint;
  readonly minor?: bigint;
  readonly on?: WrittenVat;
}

export interface WrittenDocument {
  readonly lines: readonly WrittenLine[];
  readonly vatIncluded: boolean;
  readonly commercial?: WrittenDiscount;
  readonly financial?: WrittenDiscount;
}

export const vats = [
  { id: 'vat_NOR', code: 'NOR', rate: 16n },
  { id: 'vat_RED', code: 'RED', rate: 5n },
  { id: 'vat_ISE_B', code: 'ISE-B', rate: 0n },
] as const;
export type WrittenVat = (typeof vats)[number];

/** What a document comes to at each VAT code. */
export interface Worked {
  readonly groups: readonly {
    readonly vat: WrittenVat;
    readonly base: bigint;
    readonly tax: bigint;
  }[];
  readonly base: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

/** Half a unit goes up; nothing here is below zero. */
export const halfUp = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

/** By largest remainder: the cents that are left go to what lost most, the first of equals. */
function shared(total: bigint, weights: readonly bigint[]): readonly bigint[] {
  const whole = sum(weights);
  if (whole === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (total * weight) / whole);
  const order = weights
    .map((weight, at) => ({ at, lost: (total * weight) % whole }))
    .sort((a, b) => (a.lost === b.lost ? a.at - b.at : a.lost < b.lost ? 1 : -1));
  const left = Number(total - sum(shares));
  for (const { at } of order.slice(0, left)) shares[at] = (shares[at] ?? 0n) + 1n;
  return shares;
}

function discounted(
  lines: readonly WrittenLine[],
  amounts: readonly bigint[],
  { percentage = 0n, minor, on }: WrittenDiscount = {},
): readonly bigint[] {
  const weights = amounts.map((amount, at) =>
    on === undefined || lines[at]?.vat === on ? amount : 0n,
  );
  const taken = minor ?? halfUp(sum(weights) * percentage, 100n);
  const shares = shared(taken, weights);
  return amounts.map((amount, at) => amount - (shares[at] ?? 0n));
}

/**
 * A document by the rules of EN 16931 as `docs/rules.md` has them: each line is rounded, each
 * discount is rounded and shared out by largest remainder, and VAT is rounded once for each code.
 */
export function worked({ lines, vatIncluded, commercial, financial }: WrittenDocument): Worked {
  const written = lines.map(({ quantity, price, discounts }) =>
    halfUp(
      discounts.reduce((left, percent) => left * (100n - percent), quantity * price),
      1_000n * 100n ** BigInt(discounts.length),
    ),
  );
  const net = discounted(lines, discounted(lines, written, commercial), financial);
  const groups = vats.flatMap((vat) => {
    const own = net.filter((_, at) => lines[at]?.vat === vat);
    if (own.length === 0) return [];
    const amount = sum(own);
    const base = vatIncluded ? halfUp(amount * 100n, 100n + vat.rate) : amount;
    const tax = vatIncluded ? amount - base : halfUp(amount * vat.rate, 100n);
    return [{ vat, base, tax }];
  });
  const base = sum(groups.map((group) => group.base));
  const tax = sum(groups.map((group) => group.tax));
  return { groups, base, tax, total: base + tax };
}

/** What there is of an article at its moving average (IAS 2), which is kept at six decimals. */
export class Shelf {
  #thousandths = 0n;
  #average = 0n;
  /** In cents. */
  value = 0n;

  /** `cost` in cents for all of it, `unit` in millionths of a metical. */
  enter(thousandths: bigint, unit: bigint, cost: bigint): void {
    const held = this.#thousandths;
    this.#thousandths += thousandths;
    this.#average =
      held === 0n ? unit : halfUp(held * this.#average + thousandths * unit, this.#thousandths);
    this.value += cost;
  }

  /** What leaves, in cents and at which average. */
  leave(thousandths: bigint): { readonly cost: bigint; readonly unit: bigint } {
    const unit = this.#average;
    const rounded = halfUp(thousandths * unit, 10_000_000n);
    const isLast = thousandths === this.#thousandths;
    const cost = isLast || rounded > this.value ? this.value : rounded;
    this.#thousandths -= thousandths;
    this.value -= cost;
    return { cost, unit };
  }
}

/** Draws what is written, the same for each seed. */
export class Draws {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededNumbers(seed);
  }

  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  /** A sale: some rice and some services, at any code, with any discounts. */
  sale(): WrittenDocument {
    const lines = Array.from({ length: 1 + this.below(5) }, () => this.#line());
    const codes = lines.map(({ vat }) => vat);
    const [first = vats[0]] = codes;
    const discount = (): WrittenDiscount | undefined => {
      const on = this.below(2) === 0 ? {} : { on: codes[this.below(codes.length)] ?? first };
      const drawn = this.below(3);
      if (drawn === 0) return undefined;
      return drawn === 1
        ? { percentage: BigInt(1 + this.below(40)), ...on }
        : { minor: BigInt(this.below(60)), ...on };
    };
    const [commercial, financial] = [discount(), discount()];
    return {
      lines,
      vatIncluded: this.below(3) === 0,
      ...(commercial && { commercial }),
      ...(financial && { financial }),
    };
  }

  #line(): WrittenLine {
    const isRice = this.below(2) === 0;
    return {
      isRice,
      quantity: BigInt(1 + this.below(isRice ? 9_000 : 24_000)),
      price: BigInt(500 + this.below(300_000)),
      discounts: Array.from({ length: this.below(3) }, () => BigInt(1 + this.below(50))),
      vat: vats[this.below(vats.length)] ?? vats[0],
    };
  }
}

/** `12.345`, from thousandths; `123.45`, from cents. */
export const decimal = (amount: bigint, places: number): string => {
  const digits = String(amount).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};
