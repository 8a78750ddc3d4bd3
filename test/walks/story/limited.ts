import { permissions, type Permission } from '@balcao/domain';
import type { RightsBody } from '@balcao/contracts';
import type { Story } from './story.js';

type Rights = Readonly<Record<string, unknown>>;

/** Gives somebody all permissions but one. */
export const allBut = (
  story: Story,
  name: string,
  left: Permission,
  limits?: RightsBody['limits'],
) =>
  grant(
    story,
    name,
    permissions.filter((one) => one !== left),
    limits,
  );

/** Gives somebody one permission, and no other. */
export const only = (story: Story, name: string, permission: Permission) =>
  grant(story, name, [permission]);

/** Changes what a member may do and see. */
export async function grant(
  { player }: Story,
  name: string,
  granted: readonly Permission[],
  limits?: RightsBody['limits'],
): Promise<void> {
  const members = (await player.read('/members')) as readonly Rights[];
  const id = members.find((member) => String(member['name']).startsWith(name))?.['id'];
  const rights = { role: 'cashier', permissions: granted, ...(limits && { limits }) };
  await player.browser().done(`/members/${String(id)}/rights`, rights);
}
