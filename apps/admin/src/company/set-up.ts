import type { CompanySetUpAnswer } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';

/** The steps of an answer; checked to be there. */
export function parseSetUp(body: unknown): CompanySetUpAnswer {
  if (typeof body !== 'object' || body === null || !('steps' in body)) {
    throw new Error('what is left to set up has an unknown shape');
  }
  return body as CompanySetUpAnswer;
}

type Step = CompanySetUpAnswer['steps'][number]['step'];

interface StepLink {
  readonly to: string;
  readonly label: ScreenMessageKey;
}

/** Where each step is gone through. */
export const stepLinks: Readonly<Record<Step, readonly StepLink[]>> = {
  details: [{ to: '/company', label: 'companies.setUp.links.company' }],
  series: [{ to: '/commercial/invoicing_series', label: 'companies.setUp.links.series' }],
  vat: [{ to: '/commercial/vat', label: 'companies.setUp.links.vat' }],
  payments: [
    { to: '/commercial/payment_method', label: 'companies.setUp.links.methods' },
    { to: '/commercial/treasury_account', label: 'companies.setUp.links.accounts' },
  ],
  records: [
    { to: '/imports', label: 'companies.setUp.links.imports' },
    { to: '/commercial/articles', label: 'companies.setUp.links.articles' },
    { to: '/commercial/clients', label: 'companies.setUp.links.clients' },
  ],
  users: [{ to: '/users', label: 'companies.setUp.links.users' }],
};

/** Goes with the address of a page that is opened as a step of setting up: it leads back. */
export const settingUp = { isSettingUp: true };

/** Whether a page was opened as a step of setting up. */
export const isSettingUp = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSettingUp' in state;
