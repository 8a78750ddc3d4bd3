import type { Closing, Permission } from '@balcao/domain';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { pastMoment } from '../boot/past-moment.js';
import { company, session } from '../boot/session-state.js';
import { membershipOf } from '../boot/session.js';
import { useSlice } from '../boot/slice.js';
import type { BalcaoDataProvider } from './data-provider.js';
import { allowedBy } from './permissions.js';

/** The data provider with the commands beyond react-admin's verbs. */
export const useBalcao = (): BalcaoDataProvider => useDataProvider<BalcaoDataProvider>();

/** Whether the open company is shown as it was known earlier: to be looked at, not changed. */
export function useIsPast(): boolean {
  const { moment } = useSlice(pastMoment);
  const { id } = useSlice(company);
  return moment !== null && moment.companyId === id;
}

/** What the user may do in the open company; the server decides again. */
export function usePermissions(): readonly string[] {
  const state = useSlice(session);
  const { id } = useSlice(company);
  const membership = membershipOf(state, id);
  const isPast = useIsPast();
  return useMemo(
    () => (membership === undefined ? [] : allowedBy(membership, isPast)),
    [membership, isPast],
  );
}

/** The day from which the open company is closed and can only be read. */
export function useClosing(): Closing | undefined {
  const state = useSlice(session);
  const { id } = useSlice(company);
  return membershipOf(state, id)?.closing;
}

/** Whether the user may do something in the open company. */
export const useMay = (permission: Permission): boolean => usePermissions().includes(permission);
