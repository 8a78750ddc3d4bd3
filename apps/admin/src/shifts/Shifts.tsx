import type { ShiftRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { later } from '../routing/later.js';
import { useMay } from '../admin/hooks.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import type { Column, ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { Moment } from '../fields/Moment.js';
import { ShiftFilters } from './ShiftFilters.js';
import { ShiftState } from './ShiftState.js';

const ShiftPage = later(async () => (await import('./ShiftPage.js')).ShiftPage);

const amount = (minor: number | undefined): ReactNode =>
  minor === undefined ? null : <Amount minor={minor} />;

const columns: readonly Column<ShiftRow>[] = [
  { source: 'number', isNumeric: true },
  { source: 'registerName', isUnsorted: true },
  { source: 'z', isNumeric: true },
  { source: 'on', isHidden: true, render: ({ on }) => <Day day={on} /> },
  { source: 'openedAt', render: ({ openedAt }) => <Moment at={openedAt} /> },
  { source: 'closedAt', isHidden: true, render: ({ closedAt }) => <Moment at={closedAt} /> },
  { source: 'operator' },
  { source: 'state', render: ({ state }) => <ShiftState state={state} /> },
  {
    source: 'floatMinor',
    isNumeric: true,
    isHidden: true,
    render: ({ floatMinor }) => amount(floatMinor),
  },
  { source: 'countedMinor', isNumeric: true, render: ({ countedMinor }) => amount(countedMinor) },
];

/** The columns that a cashier who counts blind does not see. */
const supervised: readonly Column<ShiftRow>[] = [
  {
    source: 'salesMinor',
    isNumeric: true,
    render: ({ salesMinor }) => amount(salesMinor),
  },
  {
    source: 'differenceMinor',
    isNumeric: true,
    render: ({ differenceMinor }) => amount(differenceMinor),
  },
];

const definition: ManagementDefinition<ShiftRow> = {
  resource: 'commercial/shifts',
  title: 'layout.pages.shifts',
  nameOf: ({ number, registerName }) => `${number} · ${registerName}`,
  sort: { field: 'openedAt', order: 'DESC' },
  columns,
  card: ({ number, registerName, operator, state, on }) => ({
    title: `${number} · ${registerName}`,
    detail: (
      <>
        <Day day={on} /> · {operator}
      </>
    ),
    aside: <ShiftState state={state} />,
  }),
  isCreatable: false,
  emptyHint: 'management.whenEmpty.shifts',
  whenEmpty: {
    to: '/pos',
    label: 'layout.pages.pos',
    permission: 'pos.sell',
  },
  isEditable: false,
  isArchivable: false,
  pathOf: ({ id }) => `/commercial/shifts/${id}`,
  inputs: () => null,
};

/** Shifts of the tills, and the page of each. */
export function Shifts(): ReactNode {
  const seesExpected = useMay('pos.viewExpected');
  const shown = seesExpected ? [...columns, ...supervised] : columns;
  const filters = <ShiftFilters seesExpected={seesExpected} />;
  return (
    <Routes>
      <Route path=":id" element={<ShiftPage />} />
      <Route
        path="*"
        element={<ManagementScreen definition={{ ...definition, columns: shown, filters }} />}
      />
    </Routes>
  );
}
