import '../theme/stacked.css';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ImportReading } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

interface ColumnMappingProps {
  readonly reading: Pick<ImportReading, 'columns' | 'fields'>;
  readonly fields: Readonly<Record<string, string>>;
  readonly onMap: (column: number, field: string) => void;
}

/** Which field each column of the file stands for. */
export function ColumnMapping({ reading, fields, onMap }: ColumnMappingProps): ReactNode {
  const t = useMessages();
  const taken = new Set(Object.values(fields));
  return (
    <div className="imports__table">
      <table className="stacked imports__mapping">
        <caption>{t('imports.mapping')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('imports.column')}</th>
            <th scope="col">{t('imports.samples')}</th>
            <th scope="col">{t('imports.field')}</th>
          </tr>
        </thead>
        <tbody>
          {reading.columns.map(({ index, heading, samples }) => (
            <tr key={index}>
              <th scope="row">{heading}</th>
              <td className="imports__samples">{samples.filter(Boolean).join(' · ')}</td>
              <td>
                <TextField
                  select
                  fullWidth
                  value={fields[String(index)] ?? ''}
                  onChange={(event) => {
                    onMap(index, event.target.value);
                  }}
                  slotProps={{
                    select: { displayEmpty: true },
                    htmlInput: { 'aria-label': t('imports.fieldOf', { column: heading }) },
                  }}
                >
                  <MenuItem value="">{t('imports.leftOut')}</MenuItem>
                  {reading.fields.map(({ name, label, isRequired }) => (
                    <MenuItem
                      key={name}
                      value={name}
                      disabled={taken.has(name) && fields[String(index)] !== name}
                    >
                      {isRequired ? `${label} *` : label}
                    </MenuItem>
                  ))}
                </TextField>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
