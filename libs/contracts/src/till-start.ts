import type {
  CompanySettings,
  ParkedSale,
  PartySnapshot,
  PaymentMethodFields,
  PrintModelFields,
  ShiftFigures,
  SupplierSnapshot,
  VatFields,
} from '@balcao/domain';
import type { TillLane } from './shifts.js';

/** A cash register as its till needs it. */
export interface TillRegister {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly warehouseId?: string;
  readonly treasuryAccountId?: string;
  readonly showsExpected: boolean;
  readonly favouriteIds: readonly string[];
  /** Its printer on the network. */
  readonly printerAddress?: string;
  /** Who is at it is asked after each sale. */
  readonly locksAfterSale?: true;
  /** And after so many minutes in which nobody touched it. */
  readonly locksAfterMinutes?: number;
  /** What its last shift left in the drawer. */
  readonly leftMinor?: number;
  /** Of its open shift. */
  readonly shiftId?: string;
  /** Whose it is. */
  readonly device?: string;
}

/** The shift that is open at the till. */
export interface TillShift {
  readonly id: string;
  readonly number: number;
  readonly on: string;
  readonly openedAt: string;
  readonly treasuryAccountId: string;
  readonly floatMinor: number;
  readonly cashiers: readonly { readonly id: string; readonly name: string }[];
  readonly counts: number;
  /** Missing for those who count blind. */
  readonly figures?: ShiftFigures;
  readonly expectedMinor?: number;
}

/** A series that the till numbers in. */
export interface TillSeries {
  readonly id: string;
  readonly typeId: string;
  readonly year: number;
  readonly prefix: string;
  readonly code: string;
  readonly nextNumber: number;
}

/** Who may be at a till, and what it lets each of them do, not the user of the device. */
export interface TillCashier {
  readonly id: string;
  readonly name: string;
  readonly hasPin: boolean;
  /** Names the PIN: another one is another PIN. */
  readonly pinId?: string;
  /** Somebody else set it: another is chosen as soon as there is a network. */
  readonly hasStartPin?: true;
  /** There is one that too many wrong attempts have locked. */
  readonly isPinLocked?: true;
  /** How much they may give off, in per cent; what is missing has no limit. */
  readonly lineDiscount?: string;
  readonly documentDiscount?: string;
  /** How much cash they may let go, in minor units; what is missing has no limit. */
  readonly cashRefundMinor?: number;
  readonly cashOutMinor?: number;
  /** How much of a sale they may take off it again. */
  readonly voidMinor?: number;
  readonly approves?: true;
  /** They may let a client owe more than its limit. */
  readonly exceedsCredit?: true;
  /** They may sell more than there is in stock. */
  readonly exceedsStock?: true;
  readonly returnsWithoutReceipt?: true;
  /** What the drawer should hold shows to them. */
  readonly seesExpected?: true;
}

/** Those who can approve with a PIN. */
export interface TillApprover {
  readonly id: string;
  readonly name: string;
  readonly returnsWithoutReceipt?: true;
  readonly exceedsStock?: true;
}

/** `GET /api/pos/start`: all that a till begins with but its articles and clients. */
export interface TillStart {
  /** Of the books: what changed since is read after it. */
  readonly revision: number;
  /** The server's clock. */
  readonly now: string;
  readonly companyName: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly settings: CompanySettings;
  readonly registers: readonly TillRegister[];
  /** Whether the installation lets the server speak to printers on a network. */
  readonly printsOverNetwork: boolean;
  /** Of the register that was asked for. */
  readonly shift?: TillShift;
  readonly lane?: TillLane;
  readonly series: readonly TillSeries[];
  readonly methods: readonly ({ readonly id: string } & PaymentMethodFields)[];
  readonly vat: readonly ({ readonly id: string } & VatFields)[];
  /** Notes and coins that its drawer is counted by, in minor units. */
  readonly denominations: readonly number[];
  /** Where a drawer or a deposit may be: those in the company's currency. */
  readonly accounts: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
  }[];
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly parentId?: string;
  }[];
  readonly cashiers: readonly TillCashier[];
  readonly approvers: readonly TillApprover[];
  readonly parked: readonly Omit<ParkedSale, 'cart'>[];
  /** Whether cashiers see only the sales of the open shift. */
  readonly currentShiftOnly?: boolean;
  /** The company as its documents name it. */
  readonly supplier: SupplierSnapshot;
  /** How documents that are made at a till are printed on its roll. */
  readonly papers: readonly TillPaper[];
  /** Who buys where nobody is named. */
  readonly anyone?: PartySnapshot;
  /** Whose prices they have then. */
  readonly anyoneCategoryId?: string;
}

/** What the roll of a till says of documents of a type. */
export interface TillPaper {
  readonly typeId: string;
  /** Its name in the language of the print. */
  readonly typeName: string;
  readonly language: 'en' | 'pt';
  readonly header?: string;
  readonly body?: string;
  readonly footer?: string;
  readonly columns?: NonNullable<PrintModelFields['columns']>;
  readonly facts?: NonNullable<PrintModelFields['facts']>;
  readonly parts?: NonNullable<PrintModelFields['parts']>;
  /** The picture of the model, or else the company's. */
  readonly logoId?: string;
  /** Where to pay to, on what is paid later. */
  readonly banks?: readonly TillBank[];
  /** Under which the program is certified in the company's country. */
  readonly certificate?: string;
  /** Of a company to try things out in: each paper says so. */
  readonly isDemo?: true;
}

/** An account of the company's that clients pay to. */
export interface TillBank {
  readonly bank: string;
  readonly nib?: string;
  readonly iban?: string;
  readonly swift?: string;
}

/** The same, asked `since` a revision, where nothing has happened after it. */
export interface TillUnchanged {
  readonly revision: number;
  readonly now: string;
  readonly isUnchanged: true;
}

/** A page of what a till keeps to work without a network: rows that changed after a revision. */
export interface ChangedRows<R> {
  readonly rows: readonly R[];
  /** Where the next page begins; where to ask again once there is no more. */
  readonly revision: number;
  readonly isMore: boolean;
}
