import type { NamedRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import type { ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';

const definition: ManagementDefinition<NamedRow> = {
  resource: 'commercial/regions',
  title: 'layout.pages.regions',
  nameOf: ({ name }) => name,
  sort: { field: 'name', order: 'ASC' },
  columns: [{ source: 'name' }],
  card: ({ name }) => ({ title: name, detail: '' }),
  inputs: NameInput,
};

function NameInput(): ReactNode {
  return <TextInput source="name" required autoFocus className="form__whole" helperText={false} />;
}

/** The regions. */
export const Regions = (): ReactNode => <ManagementScreen definition={definition} />;
