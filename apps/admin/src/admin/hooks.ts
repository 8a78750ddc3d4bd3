import type { Closing, Permission } from '@balcao/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { pastMoment } from '../boot/past-moment.js';
import { company, session } from '../boot/session-state.js';
import { membershipOf } from '../session/session.js';
import { useSlice } from '../boot/slice.js';
import { isAnyUnsaved, unsavedForms } from '../boot/unsaved-forms.js';
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

/** Asks again who may see what is shown, once rights or what is not saved are others. */
export function useFreshAccess(): void {
  const queries = useQueryClient();
  const permissions = usePermissions();
  const { forms } = useSlice(unsavedForms);
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ['auth', 'canAccess'] });
  }, [queries, permissions, forms]);
}

/** The day from which the open company is closed and can only be read. */
export function useClosing(): Closing | undefined {
  const state = useSlice(session);
  const { id } = useSlice(company);
  return membershipOf(state, id)?.closing;
}

/**
 * Whether the user may do something, or could when the page was opened and has not saved since what
 * is written on it: a right that goes takes nothing typed with it, and saving says what is missing.
 */
export function useMayStill(permission: Permission): boolean {
  const may = useMay(permission);
  const { id } = useSlice(company);
  const [couldIn, setCouldIn] = useState<string | null>(null);
  if (may && couldIn !== id) setCouldIn(id);
  return may || (couldIn !== null && couldIn === id && isAnyUnsaved());
}

/** Whether the user may do something in the open company. */
export const useMay = (permission: Permission): boolean => usePermissions().includes(permission);
