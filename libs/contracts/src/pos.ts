/** `GET /api/cash-registers`. */
export interface CashRegisterRow {
  readonly id: string;
  readonly revision: number;
  readonly code: string;
  readonly name: string;
  readonly warehouseId?: string;
  readonly treasuryAccountId?: string;
  readonly isArchived: boolean;
}
