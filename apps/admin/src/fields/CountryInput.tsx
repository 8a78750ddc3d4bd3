import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { localeOf } from '../boot/language.js';
import { useCompany } from '../admin/use-company.js';
import { useLanguage } from '../i18n/use-messages.js';
import { ChoiceInput } from './ChoiceInput.js';
import { countriesIn } from './countries.js';

interface CountryInputProps {
  readonly label?: string;
  readonly className?: string;
}

/** The country of an address, chosen by its name: the company's own stands first. */
export function CountryInput(props: CountryInputProps): ReactNode {
  const locale = localeOf(useLanguage());
  const own = useCompany().data?.country ?? '';
  const set: unknown = useWatch({ name: 'country' });
  const code = typeof set === 'string' ? set : '';
  const choices = useMemo(() => countriesIn(locale, own, code), [locale, own, code]);
  return <ChoiceInput {...props} source="country" choices={choices} />;
}
