/** Everything that a member may be allowed to do: `context.verb`. */
export const permissions = [
  'companies.view',
  'companies.manage',
  'companies.passLock',
  'identity.view',
  'identity.manage',
  'vat.view',
  'vat.manage',
  'catalog.view',
  'catalog.manage',
  'parties.view',
  'parties.manage',
  'parties.erase',
  'documentTypes.view',
  'documentTypes.manage',
  'printModels.view',
  'printModels.manage',
  'imports.view',
  'imports.manage',
  'series.view',
  'series.manage',
  'documents.view',
  'documents.draft',
  'documents.issue',
  'documents.cancel',
  'documents.exceedCreditLimit',
  'payments.view',
  'payments.record',
  'payments.allocate',
  'payments.refund',
  'payments.setOff',
  'payments.cancel',
  'payments.manage',
  'treasury.view',
  'treasury.move',
  'treasury.cancel',
  'treasury.close',
  'treasury.reconcile',
  'treasury.manage',
  'expenses.view',
  'expenses.record',
  'expenses.cancel',
  'expenses.manage',
  'exchange.view',
  'exchange.manage',
  'stock.view',
  'stock.viewCost',
  'stock.move',
  'stock.count',
  'stock.manage',
  'stock.exceedLimits',
  'pos.view',
  'pos.sell',
  'pos.viewExpected',
  'pos.manage',
  'pos.approve',
  'pos.returnWithoutReceipt',
  'reports.view',
  'accounting.view',
  'accounting.manage',
  'accounting.post',
  'fiscal.view',
  'fiscal.export',
  'views.share',
  'audit.view',
  'billing.view',
  'billing.manage',
  'integrations.view',
  'integrations.manage',
  'integrations.readEvents',
  'jobs.view',
  'jobs.manage',
  'system.view',
] as const;

/** `context.verb`; each route of the API names the one that it needs. */
export type Permission = (typeof permissions)[number];

/** What shows, and changes nothing. */
export const looking: readonly Permission[] = permissions.filter((permission) =>
  /\.view(Cost|Expected)?$/.test(permission),
);

const selling = [
  'catalog.view',
  'parties.view',
  'vat.view',
  'documentTypes.view',
  'printModels.view',
  'series.view',
  'companies.view',
  'documents.view',
  'documents.draft',
  'documents.issue',
  'payments.view',
  'payments.record',
  'treasury.view',
  'exchange.view',
  'stock.view',
  'pos.view',
  'pos.sell',
] as const satisfies readonly Permission[];

/** What a till asks of the person who is at it, besides selling. */
const atTills: ReadonlySet<string> = new Set<Permission>([
  ...selling,
  'documents.exceedCreditLimit',
  'stock.exceedLimits',
  'pos.viewExpected',
  'pos.approve',
  'pos.returnWithoutReceipt',
]);

/** Whether somebody without an account has a use for the permission. */
export const isOfTills = (permission: Permission): boolean => atTills.has(permission);

const handlingMoney = permissions.filter((permission) =>
  /^(payments|treasury|expenses|exchange)\.(?!view)/.test(permission),
);

/** As the list of all has them: two lists of the same permissions are alike. */
const ordered = (...some: readonly Permission[]): readonly Permission[] =>
  permissions.filter((permission) => some.includes(permission));

/** What each role begins with; a member's own list may differ from it. */
export const rolePermissions = {
  owner: permissions,
  manager: permissions.filter(
    (permission) =>
      !['identity.manage', 'companies.manage', 'companies.passLock'].includes(permission),
  ),
  accountant: ordered(
    ...looking,
    ...handlingMoney,
    'companies.passLock',
    'vat.manage',
    'accounting.manage',
    'accounting.post',
    'series.manage',
    'documents.cancel',
    'fiscal.export',
  ),
  backOffice: ordered(
    ...selling,
    'reports.view',
    'accounting.view',
    'catalog.manage',
    'parties.manage',
    'imports.manage',
    'documents.cancel',
    'payments.allocate',
    'expenses.view',
    'expenses.record',
    'exchange.manage',
    'stock.viewCost',
    'stock.move',
    'stock.count',
    'pos.viewExpected',
  ),
  cashier: ordered(...selling),
  auditor: looking,
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

/** The preset of permissions that a member starts with; rules ask by name only for `owner`. */
export type Role = keyof typeof rolePermissions;

/** What a member may do: what is listed; for the owner all there is, also what versions add. */
export function allowedTo<P extends string>(
  role: string,
  listed: readonly P[],
): readonly (P | Permission)[] {
  return role === 'owner' ? permissions : listed;
}

const known: ReadonlySet<string> = new Set(permissions);

/** Whether it is one that this version knows, and not merely shaped like one. */
export const isPermission = (name: string): name is Permission => known.has(name);

/** The names of the presets, from the widest to the narrowest. */
export const roles = [
  'owner',
  'manager',
  'accountant',
  'backOffice',
  'cashier',
  'auditor',
] as const satisfies readonly Role[];

/** Whether it is one of the presets; there are no others. */
export const isRole = (name: string): name is Role => roles.some((role) => role === name);

/** The context of a permission, by which lists are grouped: `documents` of `documents.issue`. */
export function contextOf(permission: Permission): string {
  return permission.slice(0, permission.indexOf('.'));
}
