import type { ClientRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { later } from '../routing/later.js';
import { Amount } from '../fields/Amount.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { showNuit } from '../formats/nuit.js';
import { changeCategory } from '../management/bulk/change-category.js';
import type { ManagementDefinition } from '../management/definition.js';
import { ReferenceFilter } from '../filters/ReferenceFilter.js';
import type { PartyKind } from './PartyInputs.js';

export const Balance = ({ minor }: { readonly minor: number }): ReactNode => (
  <Amount
    minor={minor}
    dashForZero
    style={{ fontWeight: 650, color: minor > 0 ? 'var(--warning)' : 'inherit' }}
  />
);

/** What the registers of clients, suppliers and entities show. */
export const partyList = {
  nameOf: ({ name }) => name,
  sort: { field: 'name', order: 'ASC' },
  columns: [
    { source: 'code' },
    { source: 'name', render: ({ name }) => <span className="list__strong">{name}</span> },
    {
      source: 'nuit',
      render: ({ nuit }) => (
        <span className="amount">{nuit === undefined ? '' : showNuit(nuit)}</span>
      ),
    },
    { source: 'phone1', isUnsorted: true },
    { source: 'email1', isHidden: true, isUnsorted: true },
    {
      source: 'regionId',
      isUnsorted: true,
      render: ({ regionId }) => <ReferenceName reference="commercial/regions" id={regionId} />,
    },
    {
      source: 'categoryId',
      isUnsorted: true,
      isHidden: true,
      render: ({ categoryId }) => (
        <ReferenceName reference="commercial/clients/categories" id={categoryId} />
      ),
    },
    {
      source: 'creditLimitMinor',
      isNumeric: true,
      isHidden: true,
      isUnsorted: true,
      render: ({ creditLimitMinor }) =>
        creditLimitMinor === undefined ? null : <Amount minor={creditLimitMinor} />,
    },
    {
      source: 'balanceMinor',
      isNumeric: true,
      render: ({ balanceMinor }) => <Balance minor={balanceMinor} />,
    },
  ],
  card: ({ name, code, nuit, balanceMinor }) => ({
    title: name,
    detail: [code, nuit === undefined ? undefined : showNuit(nuit)].filter(Boolean).join(' · '),
    aside: <Balance minor={balanceMinor} />,
    figure: 'balanceMinor',
  }),
} satisfies Partial<ManagementDefinition<ClientRow>>;

const changes = {
  client: 'clients.changeCategory',
  supplier: 'suppliers.changeCategory',
  entity: 'entities.changeCategory',
} as const satisfies Readonly<Record<PartyKind, string>>;

/** Filters and bulk changes by the categories of a kind of party. */
export const partySorting = (
  resource: 'commercial/clients' | 'commercial/suppliers' | 'commercial/entities',
  kind: PartyKind,
) => {
  const reference = `${resource}/categories` as const;
  return {
    filters: (
      <>
        <ReferenceFilter source="categoryId" reference={reference} only={{ kind }} />
        <ReferenceFilter source="regionId" reference="commercial/regions" />
      </>
    ),
    bulk: [changeCategory(changes[kind], reference, { kind })],
  };
};

/** The register of clients; a row opens the client's statement. */
export const clients: ManagementDefinition<ClientRow> = {
  ...partyList,
  ...partySorting('commercial/clients', 'client'),
  resource: 'commercial/clients',
  title: 'layout.pages.clients',
  pathOf: ({ id }) => `/commercial/clients/${id}`,
  defaults: { isClient: true, isSupplier: false },
  inputs: later(async () => (await import('./PartyInputs.js')).ClientInputs),
};
