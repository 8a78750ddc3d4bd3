import '../theme/management.css';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

interface DialogButtonsProps {
  /** What the dialog does, on its button. */
  readonly label: string;
  /** How things are left as they are; "Cancel" unless it is told. */
  readonly cancelLabel?: string;
  readonly onCancel: () => void;
  /** Without it, the button sends the form it stands in. */
  readonly onConfirm?: () => void;
  readonly isDisabled?: boolean;
  /** What it does takes something away: the button is red. */
  readonly isDestructive?: boolean;
  /** The button that Enter presses first; none where a field has the focus. */
  readonly focused?: 'cancel' | 'confirm' | undefined;
}

/** The last row of a dialog: to leave things as they are, or to do what its title says. */
export function DialogButtons(props: DialogButtonsProps): ReactNode {
  const { label, cancelLabel, onCancel, onConfirm, focused } = props;
  const { isDisabled = false, isDestructive = false } = props;
  const t = useMessages();
  return (
    <div className="form__buttons">
      <Button variant="outlined" autoFocus={focused === 'cancel'} onClick={onCancel}>
        {cancelLabel ?? t('app.cancel')}
      </Button>
      <Button
        type={onConfirm === undefined ? 'submit' : 'button'}
        variant="contained"
        color={isDestructive ? 'error' : 'primary'}
        autoFocus={focused === 'confirm'}
        disabled={isDisabled}
        onClick={onConfirm}
      >
        {label}
      </Button>
    </div>
  );
}
