import '../imports/imports.css';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { statementFields, type StatementPlan, type StatementReading } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { ColumnMapping } from '../imports/ColumnMapping.js';
import { TablePlace } from '../imports/TablePlace.js';
import { DayOrderChoice, DecimalChoice } from '../imports/WritingChoices.js';

interface StatementLayoutProps {
  readonly reading: StatementReading;
  readonly plan: StatementPlan;
  readonly onChange: (plan: StatementPlan) => void;
}

/** How the file of a bank is read: its layout, its columns, and how it is written. */
export function StatementLayout({ reading, plan, onChange }: StatementLayoutProps): ReactNode {
  const t = useMessages();
  const change = (changes: Partial<StatementPlan>) => {
    onChange({ ...plan, ...changes });
  };
  // The columns of another sheet, or below other headings, are other ones.
  const place = (changes: Partial<StatementPlan>) => {
    const { fields: _fields, ...others } = plan;
    onChange({ ...others, ...changes });
  };
  return (
    <>
      <PresetChoice
        reading={reading}
        onChange={(preset) => {
          place({ preset });
        }}
      />
      <TablePlace reading={reading} onChange={place} />
      <div className="imports__options">
        <DecimalChoice
          reading={reading}
          chosen={plan.decimal}
          onChange={(decimal) => {
            change({ decimal });
          }}
        />
        <DayOrderChoice
          reading={reading}
          chosen={plan.dayOrder}
          onChange={(dayOrder) => {
            change({ dayOrder });
          }}
        />
        <FormControlLabel
          label={t('money.statement.isTurned')}
          control={
            <Switch
              checked={reading.isTurned}
              onChange={(_event, isTurned) => {
                change({ isTurned });
              }}
            />
          }
        />
      </div>
      <Columns reading={reading} plan={plan} onChange={change} />
    </>
  );
}

interface ColumnsProps extends Pick<StatementLayoutProps, 'reading' | 'plan'> {
  readonly onChange: (changes: Pick<StatementPlan, 'fields'>) => void;
}

/** What each column of the file holds. */
function Columns({ reading, plan, onChange }: ColumnsProps): ReactNode {
  const t = useMessages();
  const fields = plan.fields ?? fieldsOf(reading);
  // Stays open once it was needed, whatever the next choice solves.
  const [isOpen, setOpen] = useState(reading.problems.length > 0);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{t('money.statement.columns')}</summary>
      <ColumnMapping
        reading={{
          columns: reading.columns,
          fields: statementFields.map((name) => ({
            name,
            label: t(`money.statement.fields.${name}`),
            isRequired: name === 'on',
          })),
        }}
        fields={fields}
        onMap={(column, field) => {
          const others = Object.entries(fields).filter(([at]) => at !== String(column));
          const chosen = field === '' ? others : [...others, [String(column), field] as const];
          onChange({ fields: Object.fromEntries(chosen) });
        }}
      />
    </details>
  );
}

function fieldsOf({ columns }: StatementReading): Readonly<Record<string, string>> {
  const named = columns.flatMap(({ index, field }) =>
    field === undefined ? [] : [[String(index), field] as const],
  );
  return Object.fromEntries(named);
}

interface PresetChoiceProps {
  readonly reading: StatementReading;
  readonly onChange: (preset: string) => void;
}

/** The bank whose layout is taken, and how far that layout is known. */
function PresetChoice({ reading, onChange }: PresetChoiceProps): ReactNode {
  const t = useMessages();
  const { preset, presets, mappedBy } = reading;
  const source = presets.find(({ id }) => id === preset)?.source;
  const about = mappedBy === 'preset' && source !== undefined ? source : mappedBy;
  return (
    <div className="imports__options">
      <TextField
        select
        className="imports__asked"
        label={t('money.statement.layout')}
        helperText={about === 'preset' ? undefined : t(`money.statement.readBy.${about}`)}
        value={preset ?? 'none'}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        <MenuItem value="none">{t('money.statement.noLayout')}</MenuItem>
        {presets.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </div>
  );
}
