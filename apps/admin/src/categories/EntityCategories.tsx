import type { ReactNode } from 'react';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { partyCategories } from './party-category-register.js';

const definition = partyCategories(
  'commercial/entities/categories',
  'layout.pages.entityCategories',
  'entity',
);

/** The entity categories. */
export const EntityCategories = (): ReactNode => <ManagementScreen definition={definition} />;
