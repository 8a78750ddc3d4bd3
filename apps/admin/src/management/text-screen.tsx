import { textFieldsOf, type TextRegisterName, type TextRow } from '@balcao/contracts';
import type { ComponentType } from 'react';
import { later } from '../routing/later.js';
import type { Column, ManagementDefinition } from './definition.js';
import { ManagementScreen } from './ManagementScreen.js';

type AnyTextRow = TextRow<TextRegisterName> & {
  readonly [field: string]: string | number | boolean | undefined;
};

const inputs = later(async () => (await import('./TextInputs.js')).TextInputs);

/** A code stands out among the other texts. */
const code = ({ code: text }: AnyTextRow) => <span className="list__strong">{text}</span>;

const columnOf = (source: string, isHidden: boolean): Column<AnyTextRow> => ({
  source,
  ...(source === 'code' && { render: code }),
  ...(isHidden && { isHidden, isUnsorted: true }),
});

/** The screen of a register that has texts only: a table of them, and a form. */
export function textScreen(resource: TextRegisterName): ComponentType {
  const fields = textFieldsOf(resource);
  const shown = fields.filter(([, { isHidden }]) => isHidden !== true).map(([field]) => field);
  const details = shown.filter((field) => field !== 'name');
  const definition: ManagementDefinition<AnyTextRow> = {
    resource,
    title: `resources.${resource}.title`,
    nameOf: ({ name }) => name,
    sort: { field: 'name', order: 'ASC' },
    columns: fields.map(([field, { isHidden = false }]) => columnOf(field, isHidden)),
    card: (row) => ({
      title: row.name,
      detail: details.flatMap((field) => row[field] ?? []).join(' · '),
    }),
    inputs,
  };
  return function TextScreen() {
    return <ManagementScreen definition={definition} />;
  };
}
