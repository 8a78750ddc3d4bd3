import type { CompanyRegistered } from './companies.events.js';

/** The company of an installation that was set up with demo data; others have ids by chance. */
export const demoCompanyId = 'DEMO';

/** Whether a registration is a demo's; the first demo's came before registrations said so. */
export const isDemoRegistered = ({ id, isDemo }: CompanyRegistered['data']): boolean =>
  isDemo === true || id === demoCompanyId;
