import { phoneCodeIn } from '@balcao/domain';
import { useCompany } from '../admin/use-company.js';
import { useOfferedValue } from '../fields/use-offered-value.js';

/** Offers a new party the country of the company, and the code that is dialled there. */
export function useOwnCountry(isNew: boolean): void {
  const country = useCompany().data?.country;
  const offered = isNew ? country : undefined;
  useOfferedValue('country', offered);
  useOfferedValue('phoneCode', offered === undefined ? undefined : phoneCodeIn(offered));
}
