import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { localeOf } from '../boot/language.js';
import { useLanguage } from '../i18n/use-messages.js';
import { ChoiceInput } from './ChoiceInput.js';
import { countriesIn } from './countries.js';

interface CountryInputProps {
  readonly label?: string;
  readonly className?: string;
}

/** Where the company has its clients from, unless they say otherwise. */
const OWN = 'MZ';

/** The country of an address, chosen by its name. */
export function CountryInput(props: CountryInputProps): ReactNode {
  const locale = localeOf(useLanguage());
  const set: unknown = useWatch({ name: 'country' });
  const code = typeof set === 'string' ? set : '';
  const choices = useMemo(() => countriesIn(locale, OWN, code), [locale, code]);
  return <ChoiceInput {...props} source="country" choices={choices} />;
}
