import type { RaRecord } from 'react-admin';
import type { ManagementDefinition } from './definition.js';

type Opening<R extends RaRecord> = Pick<
  ManagementDefinition<R>,
  'resource' | 'pathOf' | 'isEditable' | 'hasMenu'
>;

/**
 * Where a click on a row leads: its page, else its dialog; what was recorded once is not written
 * again, and shows what became of it. Rows without a history of their own lead nowhere.
 */
export function rowPath<R extends RaRecord>(definition: Opening<R>, row: R): string | undefined {
  const { resource, pathOf, isEditable, hasMenu } = definition;
  if (pathOf !== undefined) return pathOf(row);
  if (isEditable === false && hasMenu === false) return undefined;
  const dialog = isEditable === false ? 'history' : 'edit';
  return `/${resource}/${encodeURIComponent(row.id)}/${dialog}`;
}
