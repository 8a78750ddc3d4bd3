import type { ReactNode } from 'react';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { namedRegister } from '../management/named-register.js';

const definition = namedRegister('commercial/expense/category', 'layout.pages.expenseCategories');

/** What expenses are sorted into. */
export const ExpenseCategories = (): ReactNode => <ManagementScreen definition={definition} />;
