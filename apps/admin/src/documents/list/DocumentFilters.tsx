import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ClientRow, DocumentTypeRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { DayField } from '../../fields/DayField.js';
import { parseTypedDay, showDay, today } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { SuggestField } from '../parts/SuggestField.js';
import { useClients } from '../parts/use-clients.js';
import { daysOf, narrowedFields, withDays, without } from './tabs.js';
import { useFilter, type FilterValues } from './use-filter.js';

/** How many years back one can choose. */
const YEARS = 6;

/** Client, days and year that the list is narrowed to. */
export function DocumentFilters({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const t = useMessages();
  const { filter, setFilter } = useFilter();
  const { from, to } = daysOf(filter);
  const thisYear = Number.parseInt(today().slice(0, 4), 10);
  const years = Array.from({ length: YEARS }, (_, index) => thisYear - index);
  const { year } = filter;
  return (
    <div className="doc-filters" role="group" aria-label={t('management.filters')}>
      {type.group === 'internal' ? null : (
        <ClientFilter
          isPurchase={type.group === 'purchases'}
          filter={filter}
          onChange={setFilter}
        />
      )}
      <DayFilter
        label={t('documents.list.from')}
        day={from}
        onChange={(day) => {
          setFilter(withDays(filter, day, to));
        }}
      />
      <DayFilter
        label={t('documents.list.to')}
        day={to}
        onChange={(day) => {
          setFilter(withDays(filter, from, day));
        }}
      />
      <TextField
        select
        className="doc-filters__year"
        label={t('documents.list.year')}
        value={typeof year === 'number' ? String(year) : ''}
        onChange={({ target }) => {
          const others = without(filter, 'year');
          const chosen = Number.parseInt(target.value, 10);
          setFilter(target.value === '' ? others : { ...others, year: chosen });
        }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('management.all')}</MenuItem>
        {years.map((each) => (
          <MenuItem key={each} value={String(each)}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      {narrowedFields(filter).length === 0 ? null : (
        <Button
          onClick={() => {
            setFilter(without(filter, ...narrowedFields(filter)));
          }}
        >
          {t('documents.list.clear')}
        </Button>
      )}
    </div>
  );
}

interface FilterProps {
  readonly filter: FilterValues;
  readonly onChange: (filter: FilterValues) => void;
}

interface ClientFilterProps extends FilterProps {
  readonly isPurchase: boolean;
}

function ClientFilter({ isPurchase, filter, onChange }: ClientFilterProps): ReactNode {
  const t = useMessages();
  const resource = isPurchase ? 'commercial/suppliers' : 'commercial/clients';
  const { clients, isWaiting, look } = useClients(resource);
  const { clientId, ...others } = filter;
  const id = typeof clientId === 'string' ? clientId : '';
  const { data } = useGetOne<ClientRow>(resource, { id }, { enabled: id !== '' });
  return (
    <SuggestField
      className="doc-filters__client"
      label={t(isPurchase ? 'documents.fields.supplier' : 'documents.fields.client')}
      value={id === '' ? '' : (data?.name ?? '…')}
      suggestions={clients.map((row) => ({ id: row.id, name: row.name, detail: row.code }))}
      isWaiting={isWaiting}
      onWrite={look}
      onClear={() => {
        onChange(others);
      }}
      onChoose={(chosen) => {
        onChange({ ...others, clientId: chosen.id });
      }}
    />
  );
}

interface DayFilterProps {
  readonly label: string;
  readonly day: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

function DayFilter({ label, day, onChange }: DayFilterProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const shown = day === undefined ? '' : showDay(day, language);
  const [text, setText] = useState(shown);
  const [known, setKnown] = useState(shown);
  if (shown !== known) {
    setKnown(shown);
    setText(shown);
  }
  const isWrong = text.trim() !== '' && parseTypedDay(text) === undefined;
  return (
    <DayField
      label={label}
      text={text}
      error={isWrong && text.length >= 8 ? t('app.date.invalid') : undefined}
      onChange={(typed) => {
        setText(typed);
        const read = parseTypedDay(typed);
        if (typed.trim() === '') onChange(undefined);
        else if (read !== undefined && read >= '2000-01-01') onChange(read);
      }}
      onBlur={() => {
        if (!isWrong) setText(shown);
      }}
    />
  );
}
