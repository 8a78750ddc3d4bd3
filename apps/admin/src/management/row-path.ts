import type { RaRecord } from 'react-admin';
import type { ManagementDefinition } from './definition.js';

type Opening<R extends RaRecord> = Pick<
  ManagementDefinition<R>,
  'resource' | 'pathOf' | 'isEditable' | 'hasMenu'
>;

/**
 * The target of a click on a row: its page, or else its dialog. Records that cannot be edited open
 * their history; rows without a history have no target.
 */
export function rowPath<R extends RaRecord>(definition: Opening<R>, row: R): string | undefined {
  const { resource, pathOf, isEditable, hasMenu } = definition;
  if (pathOf !== undefined) return pathOf(row);
  if (isEditable === false && hasMenu === false) return undefined;
  const dialog = isEditable === false ? 'history' : 'edit';
  return `/${resource}/${encodeURIComponent(row.id)}/${dialog}`;
}
