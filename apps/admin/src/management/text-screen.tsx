import {
  textFieldsOf,
  type TextField,
  type TextRegisterName,
  type TextRow,
} from '@balcao/contracts';
import type { ComponentType } from 'react';
import { Day, Figure } from '../fields/cells.js';
import { later } from '../routing/later.js';
import type { Column, ManagementDefinition } from './definition.js';
import { ManagementScreen } from './ManagementScreen.js';

const AdoptLegal = later(async () => (await import('./AdoptLegal.js')).AdoptLegal);

type AnyTextRow = TextRow<TextRegisterName> & {
  readonly [field: string]: string | number | boolean | undefined;
};

const inputs = later(async () => (await import('./TextInputs.js')).TextInputs);

/** A code stands out among the other texts. */
const code = ({ code: text }: AnyTextRow) => <span className="list__strong">{text}</span>;

const textIn = (row: AnyTextRow, field: string): string | undefined => {
  const { [field]: value } = row;
  return typeof value === 'string' ? value : undefined;
};

const columnOf = (source: string, { isHidden, kind }: TextField): Column<AnyTextRow> => ({
  source,
  ...(source === 'code' && { render: code }),
  ...(kind === 'day' && { render: (row) => <Day day={textIn(row, source)} /> }),
  ...(kind === 'decimal' && {
    render: (row) => <Figure decimal={textIn(row, source)} unit="%" />,
  }),
  ...(isHidden === true && { isHidden, isUnsorted: true }),
});

/** A chart begins with an official one. */
const officialChart = {
  to: '/commercial/posting_rules',
  label: 'accounting.nirf',
  permission: 'accounting.manage',
} as const;

/** Registers that the law has records for. */
const isLegal = (
  resource: TextRegisterName,
): resource is 'commercial/withholding_rates' | 'commercial/asset_classes' =>
  resource === 'commercial/withholding_rates' || resource === 'commercial/asset_classes';

/** The screen of a register that has texts only: a table of them, and a form. */
export function textScreen(resource: TextRegisterName): ComponentType {
  const fields = textFieldsOf(resource);
  const shown = fields.filter(([, { isHidden }]) => isHidden !== true).map(([field]) => field);
  const details = shown.filter((field) => field !== 'name');
  const definition: ManagementDefinition<AnyTextRow> = {
    resource,
    title: `resources.${resource}.title`,
    nameOf: ({ name }) => name,
    // A chart is read in the order of its accounts.
    sort: { field: resource === 'commercial/ledger_accounts' ? 'code' : 'name', order: 'ASC' },
    columns: fields.map(([field, declared]) => columnOf(field, declared)),
    card: (row) => ({
      title: row.name,
      detail: details.flatMap((field) => row[field] ?? []).join(' · '),
    }),
    inputs,
    ...(resource === 'commercial/ledger_accounts' && { whenEmpty: officialChart }),
    ...(isLegal(resource) && { commands: <AdoptLegal resource={resource} /> }),
  };
  return function TextScreen() {
    return <ManagementScreen definition={definition} />;
  };
}
