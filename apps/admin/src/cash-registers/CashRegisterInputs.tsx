import type { ReactNode } from 'react';
import { LOCK_MINUTES_MAX } from '@balcao/domain';
import { NumberInput, TextInput } from 'react-admin';
import { CodeInput } from '../fields/CodeInput.js';
import { MoneyInput } from '../fields/MoneyInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { SwitchInput } from '../fields/SwitchInput.js';
import { useMessages } from '../i18n/use-messages.js';
import { DenominationsInput } from './DenominationsInput.js';

/** What is written about a cash register. */
export function CashRegisterInputs({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useMessages();
  return (
    <>
      <CodeInput
        isNew={isNew}
        first="C1"
        help={t('resources.commercial/cash_registers.codeHint')}
      />
      <TextInput source="name" required autoFocus={isNew} helperText={false} />
      <ReferenceSelect source="warehouseId" reference="commercial/warehouse" />
      <ReferenceSelect
        source="treasuryAccountId"
        reference="commercial/treasury_account"
        only={{ kind: 'cash' }}
      />
      <MoneyInput source="differenceLimitMinor" />
      <DenominationsInput />
      <TextInput
        source="printerAddress"
        helperText={t('resources.commercial/cash_registers.printerHint')}
      />
      <SwitchInput source="showsExpected" />
      <SwitchInput source="locksAfterSale" />
      <NumberInput
        source="locksAfterMinutes"
        min={1}
        max={LOCK_MINUTES_MAX}
        helperText={t('resources.commercial/cash_registers.locksHint')}
      />
    </>
  );
}
