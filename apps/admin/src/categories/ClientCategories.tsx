import type { ReactNode } from 'react';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { partyCategories } from './party-category-register.js';

const definition = partyCategories(
  'commercial/clients/categories',
  'layout.pages.clientCategories',
  'client',
);

/** The client categories. */
export const ClientCategories = (): ReactNode => <ManagementScreen definition={definition} />;
