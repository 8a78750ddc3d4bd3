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
import { changedParts, mergeChanged } from './keep-state.js';
import { leftInCart } from './left-in-cart.js';
import { pricingOf } from './pricing-of.js';
import type { TillDatabase } from '../../till-store/till-db.js';
import { TillLost, type Happening, type TillJournal } from './till-journal.js';
import { newTillView, type PosState, type TillView } from './till-state.js';

/** A count: by denomination, or as a total. */
export interface Counted {
  readonly totalMinor: number;
  readonly denominations: readonly Denomination[];
}

/** The destination of cash out, and its approval. */
interface CashMove {
  readonly accountId?: string | undefined;
  readonly approval?: TillApproval | undefined;
}

/** Data stored in addition to the till's state, by key. */
type Others = Readonly<Record<string, unknown>>;

/** The parts that a till is made of. */
export interface TillParts {
  readonly companyId: string;
  readonly database: TillDatabase;
  readonly journal: TillJournal;
  readonly state: Slice<PosState>;
}

/**
 * An open till: every action is decided here and recorded in its journal before the page shows it;
 * `TillSync` sends it to the server.
 */
export class TillSession {
  readonly companyId: string;
  readonly database: TillDatabase;
  readonly journal: TillJournal;
  readonly state: Slice<PosState>;
  readonly view: Slice<TillView> = newTillView();
  /** Resolves when the stored articles are in the catalogue; undefined afterwards. */
  recalled: Promise<void> | undefined;
  /** Number of entries started: server answers requested before the last one are outdated. */
  appends = 0;
  /** Called when a new entry is pending. */
  onAppended: () => void = () => undefined;
  /** Called once another page has the till. */
  onLost: () => void = () => undefined;

  constructor({ companyId, database, journal, state }: TillParts) {
    this.companyId = companyId;
    this.database = database;
    this.journal = journal;
    this.state = state;
  }

  /** Another page has the till: this one says so, whatever it was about to show. */
  lose(): void {
    const say = (): void => {
      mergeChanged(this.view, { phase: 'otherTab' });
    };
    this.onLost();
    say();
    this.view.subscribe(say);
  }

  /** The server's last data; the till waits for the first. */
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

  /** The drawer's account: chosen on this device, or the register's. */
  get accountId(): string | undefined {
    const { treasury_account: chosen, cash_register: id } = this.state.get();
    const register = this.state.get().start?.registers.find((each) => each.id === id);
    return chosen ?? register?.treasuryAccountId;
  }

  /**
   * The company's calendar day of an instant, regardless of the device's time zone; a known clock
   * error is corrected, as the books do.
   */
  dayOf(at: string): string {
    const instant = new Date(Date.parse(at) - this.view.get().clockOffMs);
    return dayIn(this.start.settings.timeZone, instant.toISOString());
  }

  get today(): string {
    return this.dayOf(new Date().toISOString());
  }

  /** Whether the shift is overdue, by the rule of the books. */
  get isShiftLate(): boolean {
    const { shift } = this.state.get();
    if (shift === null) return false;
    const now = new Date(Date.now() - this.view.get().clockOffMs).toISOString();
    const since = lateSince(this.start.settings, { now, today: this.today });
    return isLate({ ...shift, state: 'open' }, since);
  }

  /** The cashier: the one who took over by PIN, or else the member signed in. */
  get cashierId(): string {
    return this.state.get().cashier?.id ?? session.get().info?.user.id ?? '';
  }

  /** The cashier's name, if known on this device. */
  get cashierName(): string {
    const { cashier, start } = this.state.get();
    const known = start?.cashiers.find(({ id }) => id === this.cashierId);
    const { firstName = '', lastName = '' } = session.get().info?.user ?? {};
    return cashier?.name ?? known?.name ?? `${firstName} ${lastName}`.trim();
  }

  /** The member signed in on the device, if not the cashier. */
  get signedInName(): string | undefined {
    const { info } = session.get();
    if (info === null || info.user.id === this.cashierId) return undefined;
    return `${info.user.firstName} ${info.user.lastName}`.trim();
  }

  changeCart(change: (cart: Cart) => Cart): void {
    this.state.merge({ cart: change(this.state.get().cart) });
  }

  /** Opens a shift with a count and, if needed, the float's source. */
  async openShift(
    { totalMinor, denominations }: Counted,
    floatFromAccountId?: string,
  ): Promise<void> {
    const { cash_register: cashRegisterId } = this.state.get();
    const treasuryAccountId = this.accountId;
    if (cashRegisterId === null || treasuryAccountId === undefined) return;
    const id = ulid();
    const openedAt = new Date().toISOString();
    const fields = { id, cashRegisterId, treasuryAccountId, floatMinor: totalMinor };
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
          ...fields,
          ...(denominations.length > 0 && { denominations }),
          ...(floatFromAccountId !== undefined && { floatFromAccountId }),
        },
      },
      { shift },
    );
    this.view.merge({ phase: 'selling' });
  }

  /** Discards the sale; the shift timeline records its value. */
  async clear(approval?: TillApproval): Promise<void> {
    const { cart } = this.state.get();
    if (cart.lines.length === 0) return;
    const amountMinor = priceCart(cart, pricingOf(this.start)).totals.totalMinor;
    const fields = { id: this.shift.id, kind: 'saleCleared', amountMinor } as const;
    const approved = approval !== undefined && { approval };
    await this.append({ kind: 'note', said: fields, ...approved }, { cart: emptyCart });
  }

  /** Cash into the drawer, out of it, or dropped into another account. */
  async moveCash(
    kind: 'in' | 'out' | 'drop',
    amountMinor: number,
    reason: string,
    { accountId, approval }: CashMove = {},
  ): Promise<void> {
    const fields = { id: this.shift.id, movementId: ulid(), kind, amountMinor, reason };
    await this.append({
      kind: 'moveCash',
      said: { ...fields, ...(accountId !== undefined && { accountId }) },
      ...(approval !== undefined && { approval }),
    });
  }

  /** Records a count of the drawer and the other means. */
  async count(
    { totalMinor, denominations }: Counted,
    means: readonly MeansAmount[],
  ): Promise<void> {
    const { shift } = this;
    const fields = { id: shift.id, countedMinor: totalMinor, means };
    await this.append(
      {
        kind: 'countShift',
        said: { ...fields, ...(denominations.length > 0 && { denominations }) },
      },
      { shift: { ...shift, counts: shift.counts + 1 } },
    );
  }

  /** Closes the shift with its Z; `leftMinor` stays in the drawer, the rest is transferred. */
  async close(leftMinor: number | undefined, depositAccountId: string | undefined): Promise<void> {
    const fields = { id: this.shift.id, parkedStay: true };
    await this.append(
      {
        kind: 'closeShift',
        said: {
          ...fields,
          ...(leftMinor !== undefined && { leftMinor }),
          ...(depositAccountId !== undefined && { depositAccountId }),
        },
      },
      { shift: null },
    );
    this.view.merge({ phase: 'noShift', last: null });
  }

  /**
   * Records the entry and its resulting states, then updates the page. Items added meanwhile stay
   * in the cart.
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
    const { hash } = await noteKept(appended).catch((error: unknown) => {
      if (error instanceof TillLost) this.lose();
      throw error;
    });
    const { cart } = this.state.get();
    const isCartGone = change.cart === emptyCart;
    this.state.merge({ ...change, ...(isCartGone && { cart: leftInCart(cart, before.cart) }) });
    this.view.merge({ head: hash, waiting: await this.journal.waiting() });
    this.onAppended();
  }
}
