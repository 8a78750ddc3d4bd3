import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { ClientPage } from './ClientPage.js';
import { clients } from './definition.js';

/** The register of clients and the page of each. */
export function Clients(): ReactNode {
  return (
    <Routes>
      <Route path="create" element={<ManagementScreen definition={clients} />} />
      <Route path=":id" element={<ClientPage />} />
      <Route path="*" element={<ManagementScreen definition={clients} />} />
    </Routes>
  );
}
