import { useId, type ReactNode } from 'react';
import { localeOf } from '../boot/language.js';
import { countriesSetUp } from '../fields/countries.js';
import { useLanguage } from '../i18n/use-messages.js';

interface CountryFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Where a company is: its books are kept in that country's currency. */
export function CountryField({ name, label, value, onChange }: CountryFieldProps): ReactNode {
  const id = useId();
  const locale = localeOf(useLanguage());
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field__box">
        <select
          id={id}
          name={name}
          value={value}
          autoComplete="country"
          onChange={({ target }) => {
            onChange(target.value);
          }}
        >
          {countriesSetUp(locale).map((country) => (
            <option key={country.id} value={country.id}>
              {country.name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
