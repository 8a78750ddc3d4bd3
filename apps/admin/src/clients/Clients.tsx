import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { later } from '../routing/later.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { clients } from './definition.js';
import { clientAccount } from './party-account.js';

const PartyPage = later(async () => (await import('./PartyPage.js')).PartyPage);

/** The register of clients and the page of each. */
export function Clients(): ReactNode {
  return (
    <Routes>
      <Route path="create" element={<ManagementScreen definition={clients} />} />
      <Route path=":id" element={<PartyPage account={clientAccount} />} />
      <Route path="*" element={<ManagementScreen definition={clients} />} />
    </Routes>
  );
}
