import { useEffect, type ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { purchaseMeanings, saleMeanings, type SaleMeaning } from '@balcao/domain';
import { ChoiceInput } from '../fields/ChoiceInput.js';
import { DayInput } from '../fields/DayInput.js';
import { DecimalInput } from '../fields/DecimalInput.js';
import { SwitchInput } from '../fields/SwitchInput.js';
import { useMessages } from '../i18n/use-messages.js';
import { purchaseMeaningName } from './purchase-meaning-name.js';

/** What is written about a VAT code. */
export function VatInputs({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useMessages();
  const use: unknown = useWatch({ name: 'onPurchases' });
  useSaleByRate(isNew);
  return (
    <>
      <TextInput
        source="code"
        required
        autoFocus={isNew}
        helperText={t('resources.commercial/vat.codeHint')}
      />
      <DecimalInput source="rate" unit="%" placesMax={4} required />
      <TextInput source="name" required helperText={false} />
      <DecimalInput source="taxableShare" unit="%" placesMax={4} />
      <TextInput
        source="exemptionReason"
        multiline
        className="form__whole"
        helperText={t('resources.commercial/vat.exemptionHint')}
      />
      <ChoiceInput
        source="onSales"
        choices={saleMeanings.map((id) => ({ id, name: t(`reports.vat.treatments.${id}`) }))}
      />
      <ChoiceInput
        source="onPurchases"
        choices={purchaseMeanings.map((id) => ({ id, name: purchaseMeaningName(id, t) }))}
        helperText={t('resources.commercial/vat.onPurchasesHint')}
      />
      {use === 'reverse' ? <DecimalInput source="reverseRate" unit="%" placesMax={4} /> : null}
      <DayInput source="validFrom" />
      <DayInput source="validTo" />
      <SwitchInput source="isDefault" className="form__whole" />
    </>
  );
}

/** At 0 % nothing is taxed: what a new code means on sales follows its rate. */
function useSaleByRate(isNew: boolean): void {
  const { getValues, setValue } = useFormContext<{ readonly onSales: SaleMeaning }>();
  const rate: unknown = useWatch({ name: 'rate' });
  useEffect(() => {
    if (!isNew) return;
    const isTaxed = rate !== '0';
    if ((getValues('onSales') === 'taxed') !== isTaxed) {
      setValue('onSales', isTaxed ? 'taxed' : 'exempt');
    }
  }, [isNew, rate, getValues, setValue]);
}
