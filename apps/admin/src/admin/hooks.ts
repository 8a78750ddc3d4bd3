import type { Permission } from '@balcao/domain';
import { useDataProvider } from 'react-admin';
import { company, session } from '../boot/session-state.js';
import { membershipOf } from '../boot/session.js';
import { useSlice } from '../boot/slice.js';
import type { BalcaoDataProvider } from './data-provider.js';

/** The data provider with the commands beyond react-admin's verbs. */
export const useBalcao = (): BalcaoDataProvider => useDataProvider<BalcaoDataProvider>();

/** Whether the user may do something in the open company; the server decides again. */
export function useMay(permission: Permission): boolean {
  const state = useSlice(session);
  const { id } = useSlice(company);
  return membershipOf(state, id)?.permissions.includes(permission) ?? false;
}
