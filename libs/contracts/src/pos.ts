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
  /** Of its receipt printer on the network, with the port where it is not 9100. */
  readonly printerAddress?: string;
  readonly isArchived: boolean;
}

/** `POST /api/tills/:id/raw-print`: bytes for the register's printer on the network. */
export interface RawPrint {
  /** Base64. */
  readonly data: string;
}
