/** A request that changes something, as a caller sends it, and sends it again. */
export interface Order {
  /** The idempotency key. */
  readonly key: string;
  /** The command by which the journal names what came of it, where that is not the key. */
  readonly commandId?: string;
  readonly kind: OrderKind;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object | Buffer;
  /** What must be found again once it was answered. */
  readonly fact?: Fact;
}

/** The command by which the journal names what came of an order. */
export const commandOf = ({ key, commandId = key }: Pick<Order, 'key' | 'commandId'>): string =>
  commandId;

/** What kinds of work the mix is of. */
export type OrderKind =
  | 'begin'
  | 'invoice'
  | 'sale'
  | 'receipt'
  | 'cancellation'
  | 'creditNote'
  | 'transfer'
  | 'deposit'
  | 'expense'
  | 'client'
  | 'attachment'
  | 'mail'
  | 'draft'
  | 'webhook'
  | 'job';

/** Something beyond the event: a person's name, a file's digest. */
export type Fact =
  | { readonly kind: 'name'; readonly clientId: string; readonly name: string }
  | { readonly kind: 'file'; readonly documentId: string; readonly sha256: string }
  | { readonly kind: 'webhook'; readonly id: string };

/** An order that was answered. */
export interface Answered {
  readonly order: Pick<Order, 'key' | 'commandId' | 'kind' | 'fact'>;
  /** What the answer says was made. */
  readonly id: string | undefined;
  /** The journal's revision after it; none for jobs and drafts. */
  readonly revision: number | undefined;
  /** The jobs that were ordered. */
  readonly jobs: readonly string[];
  /** How much of the trace of a recorded server was written when the answer arrived. */
  readonly traced: number;
}

/** What the stores of a folder have to hold. */
export interface Expected {
  /** The id of the company. */
  readonly company: string;
  readonly answered: readonly Answered[];
}
