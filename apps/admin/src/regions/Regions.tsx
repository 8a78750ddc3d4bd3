import type { ReactNode } from 'react';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { namedRegister } from '../management/named-register.js';

const definition = namedRegister('commercial/regions', 'layout.pages.regions');

/** The regions. */
export const Regions = (): ReactNode => <ManagementScreen definition={definition} />;
