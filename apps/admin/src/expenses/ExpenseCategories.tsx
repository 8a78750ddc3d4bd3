import type { ExpenseCategoryRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import type { ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';

const definition: ManagementDefinition<ExpenseCategoryRow> = {
  resource: 'commercial/expense/category',
  title: 'layout.pages.expenseCategories',
  nameOf: ({ name }) => name,
  sort: { field: 'name', order: 'ASC' },
  columns: [{ source: 'name' }],
  card: ({ name }) => ({ title: name, detail: '' }),
  inputs: NameInput,
};

function NameInput(): ReactNode {
  return <TextInput source="name" required autoFocus className="form__whole" helperText={false} />;
}

/** What expenses are sorted into. */
export const ExpenseCategories = (): ReactNode => <ManagementScreen definition={definition} />;
