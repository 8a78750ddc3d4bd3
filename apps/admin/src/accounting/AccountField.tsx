import type { TextRow } from '@balcao/contracts';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

interface AccountFieldProps {
  readonly code: string;
  /** What it is chosen for, where it need not be. */
  readonly label?: string;
  readonly onChange: (code: string) => void;
  readonly problem: string | undefined;
}

/** Accounts that are offered for what is typed. */
const accountsOffered = 50;

/** Chooses an open account of the company's chart by its code or name. */
export function AccountField({ code, label, onChange, problem }: AccountFieldProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const { data = [], isPending } = useGetList<TextRow<'commercial/ledger_accounts'>>(
    'commercial/ledger_accounts',
    {
      filter: { isArchived: false, ...(typed !== '' && { q: typed }) },
      sort: { field: 'code', order: 'ASC' },
      pagination: { page: 1, perPage: accountsOffered },
    },
  );
  const names = new Map(
    data.map(({ code: of, name, nameEn = name }) => [of, language === 'pt' ? name : nameEn]),
  );
  return (
    <Autocomplete
      options={[...names.keys()]}
      // The server looks for what is typed.
      filterOptions={(options) => options}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') setTyped(text);
      }}
      loading={isPending}
      value={names.has(code) ? code : null}
      getOptionLabel={(each) => `${each} ${names.get(each) ?? ''}`}
      onChange={(_, chosen) => {
        onChange(chosen ?? '');
      }}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label ?? t('accounting.code')}
          required={label === undefined}
          error={problem !== undefined}
          helperText={problem}
        />
      )}
    />
  );
}
