import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { CountryInput } from '../fields/CountryInput.js';
import { withoutSpaces } from '../fields/without-spaces.js';
import { useMessages } from '../i18n/use-messages.js';
import { ImagesInput } from '../images/ImagesInput.js';

/** The fields of who the company is. */
export function DetailInputs(): ReactNode {
  const t = useMessages();
  const field = (name: 'name' | 'nuit' | 'address' | 'city' | 'province') => ({
    source: name,
    label: t(`pages.company.${name}`),
    helperText: false as const,
  });
  return (
    <>
      <TextInput {...field('name')} required />
      <TextInput {...field('nuit')} required parse={withoutSpaces} />
      <TextInput {...field('address')} required className="form__whole" />
      <TextInput {...field('city')} required className="form__third" />
      <TextInput {...field('province')} className="form__third" />
      <CountryInput label={t('pages.company.country')} className="form__third" />
      <TextInput
        source="phone"
        label={t('pages.company.phone')}
        parse={withoutSpaces}
        helperText={false}
      />
      <TextInput source="email" label={t('pages.company.email')} helperText={false} />
      <ImagesInput
        source="logoId"
        label={t('images.logo')}
        path="companies/current/images"
        max={1}
      />
    </>
  );
}
