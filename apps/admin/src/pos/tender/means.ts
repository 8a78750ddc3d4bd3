import type { TillStart } from '@balcao/contracts';
import type { ClientAccount } from '../client/account.js';

/** A means of payment of the company. */
export type Method = TillStart['methods'][number];

/** A payment button: a method, client credit, or on account. */
export type Means =
  | { readonly id: string; readonly kind: 'method'; readonly method: Method }
  | { readonly id: 'credit'; readonly kind: 'credit'; readonly openMinor: number }
  | { readonly id: 'account'; readonly kind: 'account' };

/** Whether it moves cash of the drawer. */
export const hasCash = (
  methods: readonly Pick<Method, 'id' | 'kind'>[],
  rows: readonly { readonly methodId?: string }[],
): boolean =>
  rows.some((row) => methods.some(({ id, kind }) => id === row.methodId && kind === 'cash'));

interface MeansOf {
  readonly methods: readonly Method[];
  /** Account of a named client; unnamed buyers have neither debt nor credit. */
  readonly account: ClientAccount | undefined;
  /** Whether the till can number sales on account. */
  readonly sellsOnAccount: boolean;
}

/** The means available for a sale. */
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
