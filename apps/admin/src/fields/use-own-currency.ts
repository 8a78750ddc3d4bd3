import { useCompany } from '../admin/use-company.js';

/** The currency that the company keeps its books in; empty until it is known. */
export const useOwnCurrency = (): string => useCompany().data?.currency ?? '';
