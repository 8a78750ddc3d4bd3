import type { PartyCategoryRow } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import type { ResourceName } from '../admin/resources.js';
import type { ManagementDefinition } from '../management/definition.js';

/** The register of the categories of one kind of parties. */
export function partyCategories(
  resource: ResourceName,
  title: ScreenMessageKey,
  kind: PartyCategoryRow['kind'],
): ManagementDefinition<PartyCategoryRow> {
  return {
    resource,
    title,
    nameOf: ({ name }) => name,
    sort: { field: 'name', order: 'ASC' },
    only: { kind },
    columns: [{ source: 'name' }],
    card: ({ name }) => ({ title: name, detail: '' }),
    defaults: { kind },
    inputs: NameInput,
  };
}

function NameInput(): ReactNode {
  return <TextInput source="name" required autoFocus className="form__whole" helperText={false} />;
}
