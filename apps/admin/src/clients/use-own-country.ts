import { useCompany } from '../admin/use-company.js';
import { useOfferedValue } from '../fields/use-offered-value.js';

/** What is dialled before a number of the countries that companies are set up in. */
const phoneCodes: Readonly<Record<string, string>> = { MZ: '+258', AO: '+244', PT: '+351' };

/** Offers a new party the country of the company, and the code that is dialled there. */
export function useOwnCountry(isNew: boolean): void {
  const country = useCompany().data?.country;
  const offered = isNew ? country : undefined;
  useOfferedValue('country', offered);
  useOfferedValue('phoneCode', offered === undefined ? undefined : phoneCodes[offered]);
}
