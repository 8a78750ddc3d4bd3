import { vatRegimes } from '@balcao/domain';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { ChoiceInput } from '../fields/ChoiceInput.js';
import { SwitchInput } from '../fields/SwitchInput.js';
import { useMessages } from '../i18n/use-messages.js';
import { ScaleInputs } from './ScaleInputs.js';
import { TradeInputs } from './TradeInputs.js';
import { useSettingHelp } from './use-setting-help.js';

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
      <ChoiceInput
        source="vatRegime"
        helperText={help('vatRegime')}
        label={t('pages.company.vatRegime')}
        choices={vatRegimes.map((id) => ({ id, name: t(`pages.company.regimes.${id}`) }))}
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
