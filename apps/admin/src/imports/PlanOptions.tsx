import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  textFieldsOf,
  textRegisters,
  type ImportPlan,
  type ImportReading,
} from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { DayField } from '../fields/DayField.js';
import { parseTypedDay, showDay, today } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DayOrderChoice, DecimalChoice } from './WritingChoices.js';

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
  openingTrialBalance: [],
  fixedAssets: [],
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
  ...(['openingBalances', 'openingStock', 'openingTrialBalance'] as const),
  ...(['vatCodes', 'treasuryAccounts', 'cashRegisters', 'fixedAssets'] as const),
]);

/** How the rows are taken. */
export function PlanOptions(props: PlanOptionsProps): ReactNode {
  const { plan, reading, onChange } = props;
  const t = useMessages();
  return (
    <div className="imports__options">
      {plan.kind === 'openingTrialBalance' ? (
        <OpeningDay chosen={plan.on} onChange={onChange} />
      ) : null}
      {numbered.has(plan.kind) ? (
        <DecimalChoice
          reading={reading}
          chosen={plan.decimal}
          onChange={(decimal) => {
            onChange({ decimal });
          }}
        />
      ) : null}
      <DayOrderChoice
        reading={reading}
        chosen={plan.dayOrder}
        onChange={(dayOrder) => {
          onChange({ dayOrder });
        }}
      />
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

interface OpeningDayProps {
  readonly chosen: string | undefined;
  readonly onChange: PlanOptionsProps['onChange'];
}

/** The day of the balances; today until another is written. */
function OpeningDay({ chosen = today(), onChange }: OpeningDayProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [text, setText] = useState(showDay(chosen, language));
  return (
    <>
      <p className="card__hint">{t('imports.openingHint')}</p>
      <DayField
        label={t('imports.openingOn')}
        text={text}
        required
        onChange={(typed) => {
          setText(typed);
          const on = parseTypedDay(typed);
          if (on !== undefined && on !== chosen) onChange({ on });
        }}
      />
    </>
  );
}
