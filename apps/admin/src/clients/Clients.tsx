import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { clients } from './definition.js';
import { clientAccount } from './party-account.js';
import { PartyPage } from './PartyPage.js';

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
