import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  textFieldsOf,
  textRegisters,
  type ImportPlan,
  type ImportReading,
} from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

interface PlanOptionsProps {
  readonly plan: ImportPlan;
  readonly reading: ImportReading;
  readonly onChange: (changes: Partial<ImportPlan>) => void;
}

type TextImport = (typeof textRegisters)[number][1]['texts']['imported'];
type Option = 'updates' | 'createsCategories' | 'acceptsNuitWarnings';

/** A name says nothing new of a record that is there. */
const ofTexts = Object.fromEntries(
  textRegisters.map(([name, { texts }]) => [
    texts.imported,
    textFieldsOf(name).length === 1 ? [] : ['updates'],
  ]),
) as unknown as Readonly<Record<TextImport, readonly Option[]>>;

/** What can be said of the rows of each kind; openings only add stock or documents. */
const options: Readonly<Record<ImportPlan['kind'], readonly Option[]>> = {
  articles: ['updates', 'createsCategories'],
  clients: ['updates', 'createsCategories', 'acceptsNuitWarnings'],
  suppliers: ['updates', 'createsCategories', 'acceptsNuitWarnings'],
  entities: ['updates', 'createsCategories', 'acceptsNuitWarnings'],
  openingStock: [],
  openingBalances: [],
  articleCategories: ['updates'],
  clientCategories: [],
  supplierCategories: [],
  entityCategories: [],
  ...ofTexts,
  vatCodes: ['updates'],
  paymentMethods: ['updates'],
  treasuryAccounts: ['updates'],
  cashRegisters: ['updates'],
  documentTypes: ['updates'],
  printModels: ['updates'],
  // What a series is does not change once it is open.
  series: [],
};

/** What has amounts in its rows: registers of names have none. */
const numbered: ReadonlySet<ImportPlan['kind']> = new Set([
  ...(['clients', 'suppliers', 'entities', 'articles'] as const),
  ...(['openingBalances', 'openingStock'] as const),
  ...(['vatCodes', 'treasuryAccounts', 'cashRegisters'] as const),
]);

/** How the rows are taken. */
export function PlanOptions(props: PlanOptionsProps): ReactNode {
  const { plan, reading, onChange } = props;
  const { decimal, decimalExample, dayOrder, dayExample } = reading;
  const t = useMessages();
  // What nothing in the file tells is asked for, with an example from it.
  const asksDecimal = decimalExample !== undefined && plan.decimal === undefined;
  const asksDays = dayExample !== undefined && plan.dayOrder === undefined;
  return (
    <div className="imports__options">
      {numbered.has(plan.kind) ? (
        <TextField
          select
          className="imports__asked"
          label={t('imports.decimal')}
          error={asksDecimal}
          helperText={
            asksDecimal ? t('imports.decimalAsked', { value: decimalExample }) : undefined
          }
          value={asksDecimal ? '' : (plan.decimal ?? decimal)}
          onChange={(event) => {
            onChange({ decimal: event.target.value === ',' ? ',' : '.' });
          }}
        >
          <MenuItem value=",">1.234,50</MenuItem>
          <MenuItem value=".">1,234.50</MenuItem>
        </TextField>
      ) : null}
      {dayOrder === undefined ? null : (
        <TextField
          select
          className="imports__asked"
          label={t('imports.dayOrder')}
          error={asksDays}
          helperText={asksDays ? t('imports.dayAsked', { value: dayExample }) : undefined}
          value={asksDays ? '' : (plan.dayOrder ?? dayOrder)}
          onChange={({ target }) => {
            onChange({ dayOrder: target.value === 'monthFirst' ? 'monthFirst' : 'dayFirst' });
          }}
        >
          <MenuItem value="dayFirst">{t('imports.dayOrders.dayFirst')}</MenuItem>
          <MenuItem value="monthFirst">{t('imports.dayOrders.monthFirst')}</MenuItem>
        </TextField>
      )}
      {options[plan.kind].map((option) => (
        <FormControlLabel
          key={option}
          label={t(`imports.options.${option}`)}
          control={
            <Switch
              checked={plan[option] === true}
              onChange={(_event, isOn) => {
                onChange({ [option]: isOn });
              }}
            />
          }
        />
      ))}
    </div>
  );
}
