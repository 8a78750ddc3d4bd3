import type { Permission } from '@balcao/domain';
import { useDataProvider } from 'react-admin';
import { company, session } from '../boot/session-state.js';
import { membershipOf } from '../boot/session.js';
import { useSlice } from '../boot/slice.js';
import type { BalcaoDataProvider } from './data-provider.js';

/** The data provider with the commands beyond react-admin's verbs. */
export const useBalcao = (): BalcaoDataProvider => useDataProvider<BalcaoDataProvider>();

/** What the user may do in the open company; the server decides again. */
export function usePermissions(): readonly string[] {
  const state = useSlice(session);
  const { id } = useSlice(company);
  return membershipOf(state, id)?.permissions ?? [];
}

/** Whether the user may do something in the open company. */
export const useMay = (permission: Permission): boolean => usePermissions().includes(permission);
