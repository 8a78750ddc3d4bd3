import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { textEncodings, type ImportPlan, type TableReading } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

interface TablePlaceProps {
  readonly reading: TableReading;
  readonly onChange: (changes: Pick<ImportPlan, 'sheet' | 'headingRow' | 'encoding'>) => void;
}

/** Rows that may be chosen for the headings. */
const headingRows = Array.from({ length: 31 }, (_, at) => at);

/** Where the table is in the file, and what to know about it before its columns are mapped. */
export function TablePlace({ reading, onChange }: TablePlaceProps): ReactNode {
  const t = useMessages();
  const { sheet = '', sheets = [], encoding, headingRow, hiddenRows, damaged } = reading;
  const rows = headingRows.includes(headingRow) ? headingRows : [...headingRows, headingRow];
  return (
    <>
      <div className="imports__options">
        {sheets.length < 2 ? null : (
          <TextField
            select
            label={t('imports.sheet')}
            value={sheet}
            onChange={({ target }) => {
              onChange({ sheet: target.value });
            }}
          >
            {sheets.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          select
          label={t('imports.headingRow')}
          value={headingRow}
          onChange={({ target }) => {
            onChange({ headingRow: Number(target.value), ...(sheet !== '' && { sheet }) });
          }}
        >
          {rows.map((row) => (
            <MenuItem key={row} value={row}>
              {row === 0 ? t('imports.noHeadings') : row}
            </MenuItem>
          ))}
        </TextField>
        {encoding === undefined ? null : (
          <TextField
            select
            label={t('imports.encoding')}
            value={encoding}
            onChange={({ target }) => {
              const chosen = textEncodings.find((one) => one === target.value);
              if (chosen !== undefined) onChange({ encoding: chosen });
            }}
          >
            {textEncodings.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`imports.encodings.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </div>
      {hiddenRows === undefined ? null : (
        <p role="status">{t('imports.hiddenRows', { smart_count: hiddenRows })}</p>
      )}
      {damaged === undefined ? null : <p role="alert">{t('imports.damaged', { ...damaged })}</p>}
    </>
  );
}
