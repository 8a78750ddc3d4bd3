import type { TillStart } from '@balcao/contracts';

/** A company's first cash register, of what the till begins with: the first cash is its drawer. */
export function firstRegister(id: string, name: string, { accounts }: Pick<TillStart, 'accounts'>) {
  const drawer = accounts.find(({ kind }) => kind === 'cash');
  return { id, code: 'C1', name, ...(drawer !== undefined && { treasuryAccountId: drawer.id }) };
}
