import { addDays, weekdayOf, type Command } from '@balcao/domain';
import { sentByDevice } from './demo-lane.js';
import { demoPeople } from './demo-people.js';
import type { DemoPlan } from './demo-plan.js';
import { demoCash, demoWarehouses, type DemoStep } from './demo-records.js';
import { notesOf, tillSale, type DemoTillSale } from './demo-till-sales.js';
import type { FixedDice } from './fixed-dice.js';

const floatMinor = 200_000;
const [celeste, zacarias] = demoPeople;

/** The counters of the two shops, each with a drawer of its own. */
const tills = [
  {
    id: 'DEMOCAIXA1',
    code: 'C1',
    name: 'Caixa 1 da Baixa',
    drawerId: 'DEMOGAVETA1',
    drawer: 'Gaveta da Caixa 1',
    warehouseId: demoWarehouses.shop,
    cashiers: [celeste.id, zacarias.id],
    sales: 5,
  },
  {
    id: 'DEMOCAIXA2',
    code: 'C2',
    name: 'Caixa da Matola',
    drawerId: 'DEMOGAVETA2',
    drawer: 'Gaveta da Matola',
    warehouseId: demoWarehouses.matola,
    cashiers: [zacarias.id],
    sales: 3,
  },
] as const;

type Till = (typeof tills)[number];

/** What a drawer of a demo shift holds, and what else came in. */
interface Drawer {
  readonly expectedMinor: number;
  readonly means: ReadonlyMap<string, number>;
}

/** Shifts of the tills from the day on which they were put to use. */
export class DemoTills {
  /** The last number of each till's series. */
  readonly #numbers = new Map<string, number>();
  #count = 0;

  constructor(
    private readonly dice: FixedDice,
    private readonly plan: DemoPlan,
  ) {}

  /** The drawers and the registers themselves: two batches, the second needs the first. */
  static records(): readonly DemoStep[][] {
    return [
      tills.map(({ drawerId: id, drawer: name }) => {
        const fields = { name, kind: 'cash', currency: 'MZN', openingBalanceMinor: 0 } as const;
        return { id, command: { type: 'RegisterTreasuryAccount', id, fields } };
      }),
      tills.map(({ id, code, name, warehouseId, drawerId: treasuryAccountId }) => {
        const limits = { differenceLimitMinor: 10_000 };
        const fields = { code, name, warehouseId, treasuryAccountId, ...limits };
        return { id, command: { type: 'RegisterCashRegister', id, fields } };
      }),
    ];
  }

  /** Whether sales over the counter are made at the tills on the day. */
  isInUse(on: string): boolean {
    const { tillsFrom } = this.plan;
    return tillsFrom !== undefined && on >= tillsFrom;
  }

  /** A day at both of them; the steps of one till follow each other. */
  day(on: string, isSaturday: boolean): DemoStep[] {
    if (!this.isInUse(on) || on >= this.plan.today) return [];
    return tills.flatMap((till) => {
      const steps = this.#shift(till, on, isSaturday ? 4 : 0);
      const isSent = till.code === 'C2' && on === lastDayBefore(this.plan.today);
      return isSent ? this.#sent(till, on, steps) : steps;
    });
  }

  /** Without a network, and sent in the evening: one sale with a number on paper never came. */
  #sent({ id, code }: Till, on: string, steps: readonly DemoStep[]): DemoStep[] {
    const series = `VD_${on.slice(0, 4)}${code}`;
    let number = this.#numbers.get(series) ?? 0;
    number -= steps.filter(({ command }) => command.type === 'SellAtTill').length;
    const commands = steps.map(({ command }) => {
      if (command.type !== 'SellAtTill') return command;
      number += 1;
      return { ...command, documentId: `${series}.${number}` };
    });
    const [, second] = commands.filter(({ type }) => type === 'SellAtTill');
    const lost = second === undefined ? 0 : commands.indexOf(second) + 1;
    return sentByDevice(id, commands, lost).map((command) => this.#step(command));
  }

  /** The last day, on any weekday: the first till is in the middle of its shift. */
  today(): DemoStep[] {
    const { today } = this.plan;
    if (!this.isInUse(today)) return [];
    const [till] = tills;
    const id = shiftIdOf(till, today);
    const sales = this.#sales(till, id, today, 7);
    const parked = sales.at(-1);
    const happened = [
      ...sales.slice(0, -1).map(({ command }) => this.#step(command)),
      ...(parked === undefined ? [] : [this.#parked(id, today, parked)]),
    ];
    return [
      this.#open(till, id, today),
      ...this.#joined(till, id, today),
      ...happened.sort(byMoment),
    ];
  }

  #shift(till: Till, on: string, more: number): DemoStep[] {
    const { dice } = this;
    const id = shiftIdOf(till, on);
    const sales = this.#sales(till, id, on, till.sales + dice.below(4) + more);
    const moves = this.#moves(till, id, on);
    const drawer = drawerOf(sales, moves);
    const happened = [
      ...sales.map(({ command }) => this.#step(command)),
      ...moves.map((command) => this.#step(command)),
      ...this.#notes(id, on),
    ];
    return [
      this.#open(till, id, on),
      ...this.#joined(till, id, on),
      ...happened.sort(byMoment),
      ...this.#close(till, id, on, drawer),
    ];
  }

  #open({ id: cashRegisterId, cashiers: [cashierId], drawerId }: Till, id: string, on: string) {
    return this.#step({
      type: 'OpenShift',
      id,
      cashRegisterId,
      cashierId,
      at: moment(on, 465),
      treasuryAccountId: drawerId,
      floatMinor,
      denominations: notesOf(floatMinor),
      floatFromAccountId: demoCash,
    });
  }

  /** Another cashier takes over for lunch, where there is one. */
  #joined({ cashiers }: Till, id: string, on: string): DemoStep[] {
    return cashiers.slice(1).map((cashierId) => {
      const at = moment(on, 466);
      return this.#step({ type: 'JoinShift', id, cashierId, at });
    });
  }

  #sales(till: Till, shiftId: string, on: string, count: number): DemoTillSale[] {
    const { dice } = this;
    const series = `VD_${on.slice(0, 4)}${till.code}`;
    this.#numbers.set(series, (this.#numbers.get(series) ?? 0) + count);
    const every = Math.floor(570 / count);
    return Array.from({ length: count }, (_, at) => {
      this.#count += 1;
      const minute = 480 + at * every + dice.below(every);
      const cashierId = minute > 720 && minute < 810 ? till.cashiers.at(-1) : till.cashiers[0];
      const who = cashierId ?? celeste.id;
      const saleId = `DEMOTV${this.#count}`;
      const common = { shiftId, saleId, cashierId: who, at: moment(on, minute) };
      return tillSale(dice, common);
    });
  }

  /** Taxis and change from the bank, now and then. */
  #moves({ cashiers: [cashierId] }: Till, id: string, on: string): MoveShiftCash[] {
    const { dice } = this;
    const luck = dice.below(6);
    if (luck > 2) return [];
    this.#count += 1;
    const movementId = `DEMOTM${this.#count}`;
    const common = { type: 'MoveShiftCash', id, movementId, cashierId } as const;
    const at = moment(on, 840 + dice.below(60));
    if (luck === 0) {
      const amountMinor = 10_000 + dice.below(4) * 5_000;
      return [{ ...common, at, kind: 'out', amountMinor, reason: 'Táxi da entrega' }];
    }
    if (luck === 1) {
      return [{ ...common, at, kind: 'out', amountMinor: 8_500, reason: 'Água e lanche' }];
    }
    return [{ ...common, at, kind: 'in', amountMinor: 50_000, reason: 'Trocos' }];
  }

  #notes(id: string, on: string): DemoStep[] {
    const { dice } = this;
    if (dice.below(3) > 0) return [];
    const cashierId = id.includes('C1') ? celeste.id : zacarias.id;
    const at = moment(on, 600 + dice.below(120));
    const common = { type: 'NoteShift', id, cashierId, at } as const;
    return dice.below(2) === 0
      ? [this.#step({ ...common, kind: 'drawerOpened', text: 'Trocar uma nota' })]
      : [
          this.#step({
            ...common,
            kind: 'lineRemoved',
            text: 'Laurentina Preta',
            amountMinor: 7_500,
          }),
        ];
  }

  /** Counted by notes; most days it fits, some days some coins are missing. */
  #close(till: Till, id: string, on: string, { expectedMinor, means }: Drawer): DemoStep[] {
    const { dice } = this;
    const luck = dice.below(10);
    const offMinor = luck > 2 ? 0 : luck === 0 ? 1_000 : -500 * (1 + dice.below(12));
    // There is no coin below fifty centavos.
    const countedMinor = Math.floor((expectedMinor + offMinor) / 50) * 50;
    const leftMinor = Math.min(floatMinor, countedMinor);
    const [cashierId] = till.cashiers;
    const counted = [...means].map(([methodId, amountMinor]) => ({ methodId, amountMinor }));
    const count = { type: 'CountShift', id, cashierId, at: moment(on, 1_080) } as const;
    const close = { type: 'CloseShift', id, cashierId, at: moment(on, 1_086) } as const;
    return [
      this.#step({ ...count, denominations: notesOf(countedMinor), means: counted }),
      this.#step({ ...close, leftMinor, depositAccountId: demoCash }),
    ];
  }

  #parked(shiftId: string, on: string, { command, lines, tender }: DemoTillSale): DemoStep {
    const { cashierId } = command;
    const common = { shiftId, at: moment(on, 700), ...(cashierId !== undefined && { cashierId }) };
    const parked = { id: 'DEMOPARKED', name: 'Dona Lurdes volta já', cart: { lines } };
    return this.#step({ type: 'ParkSale', ...parked, ...common, totalMinor: tender.amountMinor });
  }

  #step(command: Command): DemoStep {
    this.#count += 1;
    return { id: `till-${this.#count}`, command };
  }
}

type MoveShiftCash = Extract<Command, { readonly type: 'MoveShiftCash' }>;

const shiftIdOf = ({ code }: Till, on: string) => `DEMO${code}T${on.replaceAll('-', '')}`;

const momentOf = ({ command }: DemoStep): string => ('at' in command ? (command.at ?? '') : '');

const byMoment = (a: DemoStep, b: DemoStep): number => (momentOf(a) < momentOf(b) ? -1 : 1);

/** The day before on which the shops were open. */
function lastDayBefore(today: string): string {
  const before = addDays(today, -1);
  return weekdayOf(before) === 7 ? addDays(today, -2) : before;
}

/** Maputo is two hours ahead all year. */
const offsetMinutes = 120;

/** The instant of a minute of the shop's day. */
function moment(on: string, minute: number): string {
  const utc = minute - offsetMinutes;
  const day = utc < 0 ? addDays(on, -1) : on;
  const inDay = (utc + 1_440) % 1_440;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day}T${two(Math.floor(inDay / 60))}:${two(inDay % 60)}:00.000Z`;
}

/** What should be there when the day is over. */
function drawerOf(sales: readonly DemoTillSale[], moves: readonly MoveShiftCash[]): Drawer {
  const means = new Map<string, number>();
  let expectedMinor = floatMinor;
  for (const { tender } of sales) {
    const { methodId, amountMinor } = tender;
    if (methodId === 'method_cash') expectedMinor += amountMinor;
    else means.set(methodId, (means.get(methodId) ?? 0) + amountMinor);
  }
  for (const { kind, amountMinor } of moves) {
    expectedMinor += kind === 'in' ? amountMinor : -amountMinor;
  }
  return { expectedMinor, means };
}
