import { asSaidIn } from '@balcao/messages';
import type { ReactNode } from 'react';
import type { Translate } from '../i18n/use-messages.js';
import { CountryField } from './CountryField.js';
import { EntryField } from './EntryField.js';
import type { FirstRunValues } from './first-run.js';

type FieldName = keyof FirstRunValues;

export interface FieldsProps {
  readonly t: Translate;
  readonly field: (name: FieldName) => {
    readonly name: FieldName;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (value: string) => void;
  };
  readonly children?: ReactNode;
}

/** What a company is set up with. */
export function CompanyFields({ t, field, children }: FieldsProps): ReactNode {
  const optional = `(${t('entry.firstRun.optional')})`;
  const country = field('company.country');
  return (
    <fieldset>
      <legend>{t('entry.firstRun.companySection')}</legend>
      <div className="entry__fields">
        <EntryField
          {...field('company.name')}
          label={t('entry.firstRun.companyName')}
          autoComplete="organization"
          autoFocus
        />
        <EntryField
          {...field('company.nuit')}
          label={asSaidIn(country.value, t('entry.firstRun.nuit'))}
          {...(country.value === 'MZ' && { hint: `(${t('entry.firstRun.nuitHint')})` })}
          inputMode={country.value === 'MZ' ? 'numeric' : 'text'}
        >
          {children}
        </EntryField>
        <EntryField
          {...field('company.address')}
          label={t('entry.firstRun.address')}
          autoComplete="street-address"
        />
        <EntryField
          {...field('company.city')}
          label={t('entry.firstRun.city')}
          autoComplete="address-level2"
        />
        <CountryField {...country} label={t('entry.firstRun.country')} />
        <EntryField
          {...field('company.phone')}
          label={t('entry.firstRun.phone')}
          hint={optional}
          type="tel"
        />
        <EntryField
          {...field('company.email')}
          label={t('entry.firstRun.companyEmail')}
          hint={optional}
          type="email"
        />
      </div>
    </fieldset>
  );
}

interface AcceptNuitProps {
  readonly t: Translate;
  readonly isAccepted: boolean;
  readonly onChange: (isAccepted: boolean) => void;
}

/** Passes the warning that the last digit of the NUIT does not fit. */
export function AcceptNuit({ t, isAccepted, onChange }: AcceptNuitProps): ReactNode {
  return (
    <label className="field__accept">
      <input
        type="checkbox"
        checked={isAccepted}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      {t('entry.firstRun.acceptNuit')}
    </label>
  );
}
