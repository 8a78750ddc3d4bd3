import type { AuthProvider } from 'react-admin';
import { knownAt } from '../boot/past-moment.js';
import { company, session } from '../boot/session-state.js';
import { membershipOf, signOut } from '../session/session.js';
import { allowedBy, allows } from './permissions.js';
import { stillAllowed } from './still-allowed.js';

/** What the signed-in user may do in the open company. */
export function currentPermissions(): readonly string[] {
  const membership = membershipOf(session.get(), company.get().id);
  if (membership === undefined) return [];
  return allowedBy(membership, knownAt(membership.companyId) !== undefined);
}

/** The session as react-admin sees it. It never redirects: the gate outside does. */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: async () => {
    if (session.get().info !== null) await signOut();
    return false;
  },
  checkAuth: () =>
    session.get().info === null
      ? // react-admin reads exactly this object.
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors
        Promise.reject({ redirectTo: false, message: false })
      : Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(currentPermissions()),
  canAccess: ({ action, resource }) => {
    const isAllowed = allows(currentPermissions(), action, resource);
    return Promise.resolve(stillAllowed(`${company.get().id} ${action} ${resource}`, isAllowed));
  },
};
