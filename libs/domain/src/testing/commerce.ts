import fc from 'fast-check';
import type { JournalEvent } from '../events.js';
import type { StockMove } from '../stock/index.js';
import { commandsOf } from './commerce-commands.js';
import { commerceStep, ordinarySizes, type Sizes, type Step } from './commerce-steps.js';
import { openingOf, Trading, aStockedShop } from './stock.js';

const cooperative: JournalEvent = {
  type: 'PartyRegistered',
  data: {
    id: 'cooperative',
    code: 'E001',
    name: 'Cooperativa de Chókwè',
    country: 'MZ',
    isClient: true,
    isSupplier: true,
    paymentTermsDays: 15,
  },
};

/** What the bank account of the shop begins with, in minor units. */
export const bankOpeningMinor = 1_000_000;
const bank: JournalEvent = {
  type: 'TreasuryAccountRegistered',
  data: {
    id: 'bci',
    name: 'BCI',
    kind: 'bank',
    currency: 'MZN',
    openingBalanceMinor: bankOpeningMinor,
  },
};

/** A sequence of what people do, and how the company is set up. */
export interface Sequence {
  readonly steps: readonly Step[];
  readonly exceedsStockLimits: boolean;
  readonly stockValuation: 'average' | 'batch';
  /** What cash is rounded to; 1 leaves it as it is. */
  readonly cashCoinMinor: number;
}

/** Random sequences of at most so many steps. */
export const sequencesOf = (
  maxLength: number,
  sizes: Sizes = ordinarySizes,
): fc.Arbitrary<Sequence> =>
  fc.record({
    steps: fc.array(commerceStep(sizes), { minLength: 5, maxLength, size: 'max' }),
    exceedsStockLimits: fc.boolean(),
    stockValuation: fc.constantFrom('average' as const, 'batch' as const),
    cashCoinMinor: fc.constantFrom(1, 50, 100),
  });

/** A shop in which a sequence was carried out. */
export class Commerce extends Trading {
  /** Commands by their type. */
  readonly accepted = new Map<string, number>();
  refused = 0;
  readonly #day = '2026-03-02T07:30:00.000Z';

  constructor(
    { exceedsStockLimits, stockValuation, cashCoinMinor }: Omit<Sequence, 'steps'>,
    more: readonly JournalEvent[] = [],
  ) {
    const settings: JournalEvent = {
      type: 'SettingsChanged',
      data: {
        id: 'moderna',
        before: {},
        after: {
          exceedsStockLimits,
          stockValuation,
          cashCoinMinor,
          writeOffLimitMinor: 200_000,
        },
      },
    };
    const opening = [openingOf('soap', '60', '100'), openingOf('rice', '50', '900')];
    super([...aStockedShop(), cooperative, bank, settings, ...opening, ...more]);
  }

  carryOut(steps: readonly Step[]): this {
    for (const [at, step] of steps.entries()) {
      for (const command of commandsOf(step, this, `s${at}`)) {
        // Nobody in particular: the company's limits are theirs.
        const done = this.tryRun(command, { actorId: 'cashier', now: this.#day });
        if (typeof done === 'string') this.refused += 1;
        else this.accepted.set(command.type, (this.accepted.get(command.type) ?? 0) + 1);
      }
    }
    return this;
  }
}

/** Every move of stock in a journal. */
export const movesIn = (events: readonly JournalEvent[]): readonly StockMove[] =>
  events.flatMap(({ data }) => ('stock' in data ? (data.stock ?? []) : []));
