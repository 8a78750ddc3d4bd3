import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { get, useFieldArray, useFormContext } from 'react-hook-form';
import { useMessages } from '../i18n/use-messages.js';
import './entries-input.css';

interface EntriesInputProps {
  readonly source: string;
  readonly label: string;
  /** The fields of one entry, whose sources begin with `at`. */
  readonly entry: (at: string) => ReactNode;
  /** What a new entry begins with. */
  readonly empty: Readonly<Record<string, unknown>>;
}

/** A field that holds several small records: one line each, added and removed. */
export function EntriesInput({ source, label, entry, empty }: EntriesInputProps): ReactNode {
  const t = useMessages();
  const { control, clearErrors, formState } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: source });
  const error: unknown = get(formState.errors, `${source}.message`);
  return (
    <fieldset className="entries form__whole">
      <legend>{label}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="entries__line">
          {entry(`${source}.${index}`)}
          <IconButton
            aria-label={t('management.removeLine', { line: index + 1, list: label })}
            onClick={() => {
              clearErrors(source);
              remove(index);
            }}
          >
            <Delete fontSize="small" />
          </IconButton>
        </div>
      ))}
      {typeof error === 'string' ? (
        <p role="alert" className="entries__problem">
          {error}
        </p>
      ) : null}
      <Button
        size="small"
        startIcon={<Add />}
        onClick={() => {
          clearErrors(source);
          append({ ...empty });
        }}
      >
        {t('management.addLine')}
      </Button>
    </fieldset>
  );
}
