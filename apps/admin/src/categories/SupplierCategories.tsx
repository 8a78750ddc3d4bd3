import type { ReactNode } from 'react';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { partyCategories } from './party-category-register.js';

const definition = partyCategories(
  'commercial/suppliers/categories',
  'layout.pages.supplierCategories',
  'supplier',
);

/** The supplier categories. */
export const SupplierCategories = (): ReactNode => <ManagementScreen definition={definition} />;
