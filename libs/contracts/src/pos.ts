/** `GET /api/cash-registers`. */
export interface CashRegisterRow {
  readonly id: string;
  readonly revision: number;
  readonly code: string;
  readonly name: string;
  readonly warehouseId?: string;
  readonly treasuryAccountId?: string;
  /** Cashiers see what should be in the drawer. */
  readonly showsExpected?: boolean;
  readonly differenceLimitMinor?: number;
  readonly favouriteIds?: readonly string[];
  /** Notes and coins that are counted in its drawer, in minor units. */
  readonly denominations?: readonly number[];
  /** Asks who is at it after each sale. */
  readonly locksAfterSale?: boolean;
  /** Asks who is at it after so many idle minutes. */
  readonly locksAfterMinutes?: number;
  /** Of its receipt printer on the network, with the port where it is not 9100. */
  readonly printerAddress?: string;
  readonly isArchived: boolean;
}

/** `POST /api/tills/:id/raw-print`: a receipt for the register's printer on the network. */
export interface RawPrint {
  /** Base64. */
  readonly data: string;
}

/** `POST /api/tills/:id/open-drawer`: opens the drawer at the register's printer, once a cause. */
export interface OpenDrawer {
  /** The connector that the drawer's cable uses. */
  readonly connector: 'pin2' | 'pin5';
}
