import { usePermissions } from '../admin/hooks.js';
import { session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import type { MenuPage } from './menu-page.js';

/** The pages that the user may open in the present company. */
export function usePermitted(pages: readonly MenuPage[]): readonly MenuPage[] {
  const { info } = useSlice(session);
  const permissions = usePermissions();
  const isServiceAdmin = info?.user.isServiceAdmin === true;
  return pages.filter(
    ({ permission, also, isOfService }) =>
      [permission, also].every((each) => each === undefined || permissions.includes(each)) &&
      (isOfService === undefined || isServiceAdmin),
  );
}
