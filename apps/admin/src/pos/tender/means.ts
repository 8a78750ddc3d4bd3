import type { TillStart } from '@balcao/contracts';
import type { ClientAccount } from '../client/account.js';

/** A means of payment of the company. */
export type Method = TillStart['methods'][number];

/** One of the buttons of a payment: a method, what the client has to its credit, or its account. */
export type Means =
  | { readonly id: string; readonly kind: 'method'; readonly method: Method }
  | { readonly id: 'credit'; readonly kind: 'credit'; readonly openMinor: number }
  | { readonly id: 'account'; readonly kind: 'account' };

/** Whether any of it goes into the drawer, or comes out of it. */
export const hasCash = (
  methods: readonly Pick<Method, 'id' | 'kind'>[],
  rows: readonly { readonly methodId?: string }[],
): boolean =>
  rows.some((row) => methods.some(({ id, kind }) => id === row.methodId && kind === 'cash'));

interface MeansOf {
  readonly methods: readonly Method[];
  /** Of a client with a name; whoever has none owes nothing and has no credit. */
  readonly account: ClientAccount | undefined;
  /** Whether the till can number sales on account. */
  readonly sellsOnAccount: boolean;
}

/** What a sale can be paid with. */
export function meansOf({ methods, account, sellsOnAccount }: MeansOf): readonly Means[] {
  const openMinor = account?.credits.reduce((sum, each) => sum + each.openMinor, 0) ?? 0;
  return [
    ...methods.map((method) => ({ id: method.id, kind: 'method', method }) as const),
    ...(openMinor > 0 ? [{ id: 'credit', kind: 'credit', openMinor } as const] : []),
    ...(account !== undefined && sellsOnAccount
      ? [{ id: 'account', kind: 'account' } as const]
      : []),
  ];
}
