/** The company as it was at issue: copies printed years later keep it. */
export interface SupplierSnapshot {
  readonly name: string;
  readonly nuit: string;
  readonly address: string;
  readonly city: string;
  readonly province?: string;
  readonly country: string;
  readonly phone?: string;
  readonly email?: string;
}

/** The client as at issue. */
export interface PartySnapshot {
  readonly code: string;
  readonly name: string;
  readonly nuit?: string;
  readonly address1?: string;
  readonly address2?: string;
  readonly country: string;
}

/** Who receives or carries the goods. */
export interface ContactSnapshot {
  readonly name?: string;
  readonly contact?: string;
  readonly address?: string;
}

/** How the goods travel. */
export interface TransportSnapshot {
  /** Local date and time, `2026-03-02T14:30`. */
  readonly startsAt?: string;
  readonly from?: string;
  readonly to?: string;
  readonly vehicle?: string;
}

/** The paper that a document in a recovery series stands for. */
export interface RecoveredSnapshot {
  readonly reference: string;
  readonly issuedOn: string;
}
