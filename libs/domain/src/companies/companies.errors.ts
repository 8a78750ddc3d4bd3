import { absent, conflict, invalid } from '../kernel/index.js';

export const companiesErrors = {
  'company.alreadyRegistered': conflict(),
  'company.notRegistered': absent(),
  'company.decimalPlacesNotSpecified': invalid(),
  'company.defaultClientNotSelected': absent(),
  'company.timeZoneUnknown': invalid(),
  'company.currencyUnknown': invalid(),
};
