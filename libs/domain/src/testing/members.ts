import { rate } from '@balcao/pricing';
import type { JournalEventOf } from '../events.js';
import { rolePermissions, type MemberLimits, type Rights } from '../identity/index.js';

type Joined = JournalEventOf<'MemberJoined'>;

function joined(id: string, name: string, rights: Rights): Joined {
  return { type: 'MemberJoined', data: { id, name, ...rights } };
}

/** May do everything but manage the company. */
export const marta: Joined = joined('marta', 'Marta Nhaca', {
  role: 'manager',
  permissions: [...rolePermissions.manager, 'identity.manage'],
});

/** Sells. */
export const celeste: Joined = joined('celeste', 'Celeste Mondlane', {
  role: 'cashier',
  permissions: rolePermissions.cashier,
});

/** Sells within limits. */
export function limited(limits: MemberLimits): Joined {
  return joined('celeste', 'Celeste Mondlane', {
    role: 'cashier',
    permissions: rolePermissions.cashier,
    limits,
  });
}

/** At most 10 % on a line and 5 % on the document. */
export const modestDiscounts: MemberLimits = {
  lineDiscount: rate('10'),
  documentDiscount: rate('5'),
};
