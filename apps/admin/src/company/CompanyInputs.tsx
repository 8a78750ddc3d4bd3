import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { ChoiceInput } from '../fields/ChoiceInput.js';
import { CountryInput } from '../fields/CountryInput.js';
import { SwitchInput } from '../fields/SwitchInput.js';
import { useMessages } from '../i18n/use-messages.js';
import { ImagesInput } from '../images/ImagesInput.js';
import { ScaleInputs } from './ScaleInputs.js';
import { TradeInputs } from './TradeInputs.js';
import { useSettingHelp } from './use-setting-help.js';

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
      <TextInput {...field('nuit')} required />
      <TextInput {...field('address')} required className="form__whole" />
      <TextInput {...field('city')} required className="form__third" />
      <TextInput {...field('province')} className="form__third" />
      <CountryInput label={t('pages.company.country')} className="form__third" />
      <TextInput source="phone" label={t('pages.company.phone')} helperText={false} />
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

const zones = ['Africa/Maputo', 'Africa/Johannesburg', 'Africa/Luanda', 'Europe/Lisbon', 'UTC'];

/** The fields of how the company works. */
export function SettingInputs({ currency }: { readonly currency: string }): ReactNode {
  const t = useMessages();
  const help = useSettingHelp();
  return (
    <>
      <TextField
        label={t('pages.company.currency')}
        value={currency}
        disabled
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <ChoiceInput
        source="timeZone"
        helperText={help('timeZone')}
        label={t('pages.company.timeZone')}
        choices={zones.map((id) => ({ id, name: id }))}
      />
      <ChoiceInput
        source="decimalPlaces"
        helperText={help('decimalPlaces')}
        label={t('pages.company.decimalPlaces')}
        choices={[2, 3, 4, 5, 6].map((id) => ({ id, name: String(id) }))}
      />
      <ChoiceInput
        source="roundingPolicy"
        helperText={help('roundingPolicy')}
        label={t('pages.company.roundingPolicy')}
        choices={[
          { id: 'P', name: t('pages.company.roundingP') },
          { id: 'D', name: t('pages.company.roundingD') },
        ]}
      />
      <ChoiceInput
        source="financialDiscountMode"
        helperText={help('financialDiscountMode')}
        label={t('pages.company.financialDiscountMode')}
        choices={(['onInvoice', 'atPaymentWithCreditNote', 'atPaymentWithoutVat'] as const).map(
          (id) => ({ id, name: t(`pages.company.${id}`) }),
        )}
      />
      <SwitchInput
        source="pricesIncludeVat"
        label={t('pages.company.pricesIncludeVat')}
        helperText={help('pricesIncludeVat')}
      />
      <TradeInputs />
      <ScaleInputs />
    </>
  );
}
