import type { Command, Role } from '@balcao/domain';
import { rate } from '@balcao/pricing';
import type { DemoBatch } from './demo-records.js';

/** The demo's owner: known to everybody who looks around, since a demo keeps nothing secret. */
export const demoOwner = {
  email: 'demo@balcao.co.mz',
  firstName: 'Amélia',
  lastName: 'Sitoe',
  password: 'demonstration',
} as const;

/** People at the demo's tills in addition to its owner; they sign in with the owner's password. */
export const demoPeople = [
  person('DEMOCELESTE', 'Celeste', 'Macamo', 'cashier', '2580'),
  person('DEMOZACARIAS', 'Zacarias', 'Tembe', 'cashier', '1470'),
  person('DEMOLURDES', 'Lurdes', 'Chissano', 'manager', '3691'),
] as const;

interface DemoPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Known to every visitor, like everything else of a demo. */
  readonly pin: string;
}

function person(
  id: string,
  firstName: string,
  lastName: string,
  role: Role,
  pin: string,
): DemoPerson {
  const email = `${firstName.toLowerCase()}@balcao.co.mz`;
  return { id, firstName, lastName, name: `${firstName} ${lastName}`, email, role, pin };
}

/** Beyond these a supervisor's PIN is asked for; the taxi of a delivery is within them. */
const cashierLimits = {
  lineDiscount: rate('10'),
  documentDiscount: rate('5'),
  cashOutMinor: 50_000,
};

/** What the letter of an invitation would have carried: nobody waits for letters here. */
const tokenHash = 'demo';

/** What the PIN of a person is kept under: of all demos of an installation, each its own. */
export const pinIdOf = (personId: string, prefix = '') => `${prefix}${personId}PIN`;

/** They were invited, and came; or they are staff, as nobody can sign in to a demo of another. */
export function joining(staffPins?: string): readonly DemoBatch[] {
  if (staffPins !== undefined) return [demoPeople.map((one) => staff(one, staffPins))];
  const all = (step: string, command: (one: DemoPerson) => Command): DemoBatch =>
    demoPeople.map((one) => ({ id: `${step}-${one.id}`, command: command(one) }));
  return [
    all('invite', ({ id, email, role }) => {
      const limits = role === 'cashier' ? { limits: cashierLimits } : {};
      return { type: 'InviteMember', id: invitationOf(id), email, role, ...limits };
    }),
    all('letter', ({ id }) => ({ type: 'MailInvitation', id: invitationOf(id), tokenHash })),
    all('join', ({ id: userId, name: userName }) => {
      const id = invitationOf(userId);
      return { type: 'AcceptInvitation', id, tokenHash, userId, userName };
    }),
  ];
}

function staff({ id, name, role }: DemoPerson, prefix: string) {
  const limits = role === 'cashier' ? { limits: cashierLimits } : {};
  const pinId = pinIdOf(id, prefix);
  return { id, command: { type: 'AddStaff', id, name, role, pinId, ...limits } as const };
}

const invitationOf = (userId: string) => `${userId}INV`;
