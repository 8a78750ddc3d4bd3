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
  readonly isArchived: boolean;
}
