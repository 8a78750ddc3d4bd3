import { permissions, rolePermissions, type Permission, type Role } from '@balcao/domain';
import { permissionWords, roleNames } from '@balcao/messages/permissions';
import { table } from './markdown.js';

const roles = Object.entries<readonly Permission[]>(rolePermissions) as [
  Role,
  readonly Permission[],
][];

/** The reference of permissions: what each is called and allows, and the roles that have it. */
export function permissionsPage(): string {
  const rows = permissions.map((permission) => [
    `\`${permission}\``,
    permissionWords.en[permission].name,
    permissionWords.pt[permission].name,
    permissionWords.en[permission].description,
    roles
      .filter(([, granted]) => granted.includes(permission))
      .map(([role]) => roleNames.en[role])
      .join(', '),
  ]);
  return `# Permissions

\`routes.txt\` lists the permission that each route of the API requires. A role is what a member
begins with; an owner can give any member other permissions. Some permissions have no route of
their own: rules ask for them.

${table(['permission', 'English', 'Portuguese', 'allows', 'roles'], rows)}
`;
}
