import { company, session } from '../boot/session-state.js';
import { membershipOf } from '../boot/session.js';
import { useSlice } from '../boot/slice.js';
import type { MenuPage } from './menu.js';

/** The pages that the user may open in the present company. */
export function usePermitted(pages: readonly MenuPage[]): readonly MenuPage[] {
  const state = useSlice(session);
  const { id } = useSlice(company);
  const permissions = membershipOf(state, id)?.permissions ?? [];
  const isServiceAdmin = state.info?.user.isServiceAdmin === true;
  return pages.filter(
    ({ permission, isOfService }) =>
      (permission === undefined || permissions.includes(permission)) &&
      (isOfService === undefined || isServiceAdmin),
  );
}
