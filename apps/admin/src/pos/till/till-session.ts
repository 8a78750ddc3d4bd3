import type { TillApproval, TillShift, TillStart } from '@balcao/contracts';
import {
  dayIn,
  isLate,
  lateSince,
  type Denomination,
  type MeansAmount,
  type TillEntry,
} from '@balcao/domain';
import { ulid } from 'ulidx';
import { session } from '../../boot/session-state.js';
import type { Slice } from '../../boot/slice.js';
import { emptyCart, type Cart } from '../cart/cart.js';
import { priceCart } from '../cart/price-cart.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { attributed } from '../shift/attributed.js';
import { noteKept } from './device-room.js';
import { changedParts } from './keep-state.js';
import { leftInCart } from './left-in-cart.js';
import { pricingOf } from './pricing-of.js';
import type { TillDatabase } from '../../till-store/till-db.js';
import type { Happening, TillJournal } from './till-journal.js';
import { newTillView, type PosState, type TillView } from './till-state.js';

/** What was counted: note by note, or as a total. */
export interface Counted {
  readonly totalMinor: number;
  readonly denominations: readonly Denomination[];
}

/** Where cash goes that leaves the drawer, and who lets it. */
interface CashMove {
  readonly accountId?: string | undefined;
  readonly approval?: TillApproval | undefined;
}

/** What is kept beside the till's own state, by its name. */
type Others = Readonly<Record<string, unknown>>;

/** The parts that a till is made of. */
export interface TillParts {
  readonly companyId: string;
  readonly database: TillDatabase;
  readonly journal: TillJournal;
  readonly state: Slice<PosState>;
}

/**
 * A till at work: everything that happens is decided here and written into its journal before the
 * page says so; sending it to the server is another's (`TillSync`).
 */
export class TillSession {
  readonly companyId: string;
  readonly database: TillDatabase;
  readonly journal: TillJournal;
  readonly state: Slice<PosState>;
  readonly view: Slice<TillView> = newTillView();
  /** Settles when the articles of the device are in the catalogue; nothing once they are. */
  recalled: Promise<void> | undefined;
  /** How many entries were begun: what the server was asked before the last one is old news. */
  appends = 0;
  /** Told whenever something new waits to be sent. */
  onAppended: () => void = () => undefined;

  constructor({ companyId, database, journal, state }: TillParts) {
    this.companyId = companyId;
    this.database = database;
    this.journal = journal;
    this.state = state;
  }

  /** What the server said last; the till does nothing before it has. */
  get start(): TillStart {
    const { start } = this.state.get();
    if (start === null) throw new Error('the till has not begun');
    return start;
  }

  get catalogue(): Catalogue {
    return this.state.get().article_list;
  }

  get shift(): TillShift {
    const { shift } = this.state.get();
    if (shift === null) throw new Error('no shift is open');
    return shift;
  }

  /** The account of the drawer: as chosen on this device, else the register's own. */
  get accountId(): string | undefined {
    const { treasury_account: chosen, cash_register: id } = this.state.get();
    const register = this.state.get().start?.registers.find((each) => each.id === id);
    return chosen ?? register?.treasuryAccountId;
  }

  /**
   * The day of an instant where the company is, whatever this device thinks of time zones; a clock
   * that is known to be wrong is set right, as the books do with what it wrote.
   */
  dayOf(at: string): string {
    const instant = new Date(Date.parse(at) - this.view.get().clockOffMs);
    return dayIn(this.start.settings.timeZone, instant.toISOString());
  }

  get today(): string {
    return this.dayOf(new Date().toISOString());
  }

  /** Whether the shift goes on past its time, as the books see it. */
  get isShiftLate(): boolean {
    const { shift } = this.state.get();
    if (shift === null) return false;
    const now = new Date(Date.now() - this.view.get().clockOffMs).toISOString();
    const since = lateSince(this.start.settings, { now, today: this.today });
    return isLate({ ...shift, state: 'open' }, since);
  }

  /** Whoever sells: whoever took over by PIN, or else is signed in. */
  get cashierId(): string {
    return this.state.get().cashier?.id ?? session.get().info?.user.id ?? '';
  }

  /** Their name, as far as this device knows it. */
  get cashierName(): string {
    const { cashier, start } = this.state.get();
    const known = start?.cashiers.find(({ id }) => id === this.cashierId);
    const { firstName = '', lastName = '' } = session.get().info?.user ?? {};
    return cashier?.name ?? known?.name ?? `${firstName} ${lastName}`.trim();
  }

  /** Who is signed in on the device, where that is not the cashier. */
  get signedInName(): string | undefined {
    const { info } = session.get();
    if (info === null || info.user.id === this.cashierId) return undefined;
    return `${info.user.firstName} ${info.user.lastName}`.trim();
  }

  changeCart(change: (cart: Cart) => Cart): void {
    this.state.merge({ cart: change(this.state.get().cart) });
  }

  /** Begins a shift with what was counted, and where it was brought from, if it was. */
  async openShift(
    { totalMinor, denominations }: Counted,
    floatFromAccountId?: string,
  ): Promise<void> {
    const { cash_register: cashRegisterId } = this.state.get();
    const treasuryAccountId = this.accountId;
    if (cashRegisterId === null || treasuryAccountId === undefined) return;
    const id = ulid();
    const openedAt = new Date().toISOString();
    const said = { id, cashRegisterId, treasuryAccountId, floatMinor: totalMinor };
    const shift: TillShift = {
      id,
      number: 0,
      on: this.today,
      openedAt,
      treasuryAccountId,
      floatMinor: totalMinor,
      cashiers: [{ id: this.cashierId, name: '' }],
      counts: 0,
    };
    await this.append(
      {
        kind: 'openShift',
        said: {
          ...said,
          ...(denominations.length > 0 && { denominations }),
          ...(floatFromAccountId !== undefined && { floatFromAccountId }),
        },
      },
      { shift },
    );
    this.view.merge({ phase: 'selling' });
  }

  /** Throws the sale away; the shift's film says what it came to. */
  async clear(approval?: TillApproval): Promise<void> {
    const { cart } = this.state.get();
    if (cart.lines.length === 0) return;
    const amountMinor = priceCart(cart, pricingOf(this.start)).totals.totalMinor;
    const said = { id: this.shift.id, kind: 'saleCleared', amountMinor } as const;
    const approved = approval !== undefined && { approval };
    await this.append({ kind: 'note', said, ...approved }, { cart: emptyCart });
  }

  /** Cash into the drawer, out of it, or dropped into another account. */
  async moveCash(
    kind: 'in' | 'out' | 'drop',
    amountMinor: number,
    reason: string,
    { accountId, approval }: CashMove = {},
  ): Promise<void> {
    const said = { id: this.shift.id, movementId: ulid(), kind, amountMinor, reason };
    await this.append({
      kind: 'moveCash',
      said: { ...said, ...(accountId !== undefined && { accountId }) },
      ...(approval !== undefined && { approval }),
    });
  }

  /** What was found in the drawer, and of the other means. */
  async count(
    { totalMinor, denominations }: Counted,
    means: readonly MeansAmount[],
  ): Promise<void> {
    const { shift } = this;
    const said = { id: shift.id, countedMinor: totalMinor, means };
    await this.append(
      {
        kind: 'countShift',
        said: { ...said, ...(denominations.length > 0 && { denominations }) },
      },
      { shift: { ...shift, counts: shift.counts + 1 } },
    );
  }

  /** Ends the shift with its Z; `leftMinor` stays in the drawer, the rest goes to the account. */
  async close(leftMinor: number | undefined, depositAccountId: string | undefined): Promise<void> {
    const said = { id: this.shift.id, parkedStay: true };
    await this.append(
      {
        kind: 'closeShift',
        said: {
          ...said,
          ...(leftMinor !== undefined && { leftMinor }),
          ...(depositAccountId !== undefined && { depositAccountId }),
        },
      },
      { shift: null },
    );
    this.view.merge({ phase: 'noShift', last: null });
  }

  /**
   * Writes the entry and the states that it leads to, then shows the till's. What comes into the
   * cart while the entry is written stays in it.
   */
  async append(
    action: Happening,
    change: Partial<PosState> = {},
    others: Others | ((entry: TillEntry) => Others) = {},
  ): Promise<void> {
    this.appends += 1;
    const happened = attributed(action, this.cashierId, session.get().info?.user.id);
    const before = this.state.get();
    const parts = changedParts(before, { ...before, ...change });
    const appended = this.journal.append(happened, (entry) => ({
      ...(typeof others === 'function' ? others(entry) : others),
      ...parts,
    }));
    const { hash } = await noteKept(appended);
    const { cart } = this.state.get();
    const isCartGone = change.cart === emptyCart;
    this.state.merge({ ...change, ...(isCartGone && { cart: leftInCart(cart, before.cart) }) });
    this.view.merge({ head: hash, waiting: await this.journal.waiting() });
    this.onAppended();
  }
}
