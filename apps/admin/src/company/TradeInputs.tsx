import type { CompanySettings } from '@balcao/domain';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceInput } from '../fields/ChoiceInput.js';
import { DayInput } from '../fields/DayInput.js';
import { IntegerInput } from '../fields/IntegerInput.js';
import { MoneyInput } from '../fields/MoneyInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { SwitchInput } from '../fields/SwitchInput.js';
import { FieldHelp } from '../help-links/LearnMore.js';
import { useMessages } from '../i18n/use-messages.js';
import { useSettingHelp } from './use-setting-help.js';

const flags = [
  'exceedsStockLimits',
  'sellsExpiredBatches',
  'allowsReferences',
  'asksNoteReason',
  'mailsSeals',
] as const;

/** The settings of stock, batches, defaults and small differences. */
export function TradeInputs(): ReactNode {
  const t = useMessages();
  const method = useWatch<CompanySettings, 'batchOutputMethod'>({ name: 'batchOutputMethod' });
  const valuation = useWatch<CompanySettings, 'stockValuation'>({ name: 'stockValuation' });
  const isLifoAtBatchCost = method === 'LIFO' && valuation === 'batch';
  const help = useSettingHelp();
  return (
    <>
      <ReferenceSelect
        source="defaultClientId"
        help={help('defaultClientId')}
        label={t('pages.company.defaultClientId')}
        reference="commercial/clients"
      />
      <ReferenceSelect
        source="defaultWarehouseId"
        help={help('defaultWarehouseId')}
        label={t('pages.company.defaultWarehouseId')}
        reference="commercial/warehouse"
      />
      <ChoiceInput
        source="batchOutputMethod"
        helperText={help('batchOutputMethod')}
        label={t('pages.company.batchOutputMethod')}
        choices={(['FEFO', 'FIFO', 'LIFO'] as const).map((id) => ({
          id,
          name: t(`pages.company.methods.${id}`),
        }))}
      />
      <ChoiceInput
        source="stockValuation"
        helperText={
          <FieldHelp topic="stock">
            {isLifoAtBatchCost ? t('pages.company.lifoHint') : help('stockValuation')}
          </FieldHelp>
        }
        label={t('pages.company.stockValuation')}
        choices={(['average', 'batch'] as const).map((id) => ({
          id,
          name: t(`pages.company.valuations.${id}`),
        }))}
      />
      <MoneyInput source="writeOffLimitMinor" label={t('pages.company.writeOffLimitMinor')} />
      <MoneyInput
        source="cashCoinMinor"
        label={t('pages.company.cashCoinMinor')}
        helperText={help('cashCoinMinor')}
      />
      <IntegerInput
        source="shiftHours"
        label={t('pages.company.shiftHours')}
        helperText={help('shiftHours')}
      />
      <DayInput
        source="lockedThrough"
        label={t('pages.company.lockedThrough')}
        helperText={help('lockedThrough')}
      />
      {flags.map((source) => (
        <SwitchInput
          key={source}
          source={source}
          label={t(`pages.company.${source}`)}
          helperText={help(source)}
        />
      ))}
    </>
  );
}
