import type { NamedRow, ResourceName } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';
import { later } from '../routing/later.js';
import type { ManagementDefinition } from './definition.js';

/** A register whose records have only a name. */
export function namedRegister<R extends NamedRow = NamedRow>(
  resource: ResourceName,
  title: ScreenMessageKey,
  more: Pick<ManagementDefinition<R>, 'only' | 'defaults'> = {},
): ManagementDefinition<R> {
  return {
    resource,
    title,
    nameOf: ({ name }) => name,
    sort: { field: 'name', order: 'ASC' },
    columns: [{ source: 'name' }],
    card: ({ name }) => ({ title: name, detail: '' }),
    inputs: later(async () => (await import('./NameInput.js')).NameInput),
    ...more,
  };
}
