import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

interface SayWhyProps {
  readonly title: string;
  readonly hint?: string;
  readonly label: string;
  readonly onSay: (text: string) => Promise<boolean>;
}

/** A step that asks for a sentence; behind its own button until it is wanted. */
export function SayWhy({ title, hint, label, onSay }: SayWhyProps): ReactNode {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  if (!isOpen) {
    return (
      <Button
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => {
          setOpen(true);
        }}
      >
        {title}
      </Button>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onSay(text.trim()).then((isDone) => {
          if (isDone) setOpen(false);
        });
      }}
    >
      <h3>{title}</h3>
      {hint === undefined ? null : <p className="fiscal__where">{hint}</p>}
      <div className="fiscal__order">
        <TextField
          label={label}
          required
          autoFocus
          value={text}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
        <Button type="submit" variant="contained" disabled={text.trim() === ''}>
          {t('fiscal.month.save')}
        </Button>
      </div>
    </form>
  );
}
