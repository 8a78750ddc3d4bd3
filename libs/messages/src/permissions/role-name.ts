import type { Role } from '@balcao/domain';
import type { Language } from '../screens/index.js';

/** What the presets of permissions are called. */
export const roleNames: Readonly<Record<Language, Readonly<Record<Role, string>>>> = {
  en: {
    owner: 'Owner',
    manager: 'Manager',
    accountant: 'Accountant',
    backOffice: 'Back office',
    cashier: 'Cashier',
    auditor: 'Auditor (read-only)',
  },
  pt: {
    owner: 'Proprietário',
    manager: 'Gerente',
    accountant: 'Contabilista',
    backOffice: 'Escritório',
    cashier: 'Operador de caixa',
    auditor: 'Auditor (só leitura)',
  },
};
