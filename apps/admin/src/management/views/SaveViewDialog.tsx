import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { SavedViewContent } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMay } from '../../admin/hooks.js';
import { showSnack } from '../../boot/snack.js';
import { useSubmission } from '../../http/use-submission.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DialogButtons } from '../../dialogs/DialogButtons.js';
import { DialogFrame } from '../../dialogs/DialogFrame.js';
import { SentForm } from '../../dialogs/SentForm.js';
import type { ListViewsAtHand } from './use-views.js';
import type { ViewWords } from './view-words.js';

interface SaveViewDialogProps {
  readonly words: ViewWords;
  readonly at: ListViewsAtHand;
  readonly content: SavedViewContent;
  /** Receives the id of the saved view. */
  readonly onClose: (id?: string) => void;
}

interface Wanted {
  readonly name: string;
  readonly isShared: boolean;
  readonly isDefault: boolean;
}

/** Saves the list's state under a name. */
export function SaveViewDialog({ words, at, content, onClose }: SaveViewDialogProps): ReactNode {
  const t = useMessages();
  const [wanted, setWanted] = useState<Wanted>({ name: '', isShared: false, isDefault: false });
  const { errors, problem, isBusy, run, forget } = useSubmission();
  const send = async (): Promise<void> => {
    const { isDefault, ...view } = wanted;
    const id = await at.save({ ...view, content });
    if (isDefault) await at.beginWith(id);
    showSnack(t(`${words}.saved`, { name: view.name.trim() }), 'success');
    onClose(id);
  };
  return (
    <DialogFrame
      title={t(`${words}.save`)}
      onClose={() => {
        onClose();
      }}
    >
      <SentForm
        className="views__form"
        problems={errors}
        onSubmit={() => {
          run(send);
        }}
      >
        <Fields
          words={words}
          wanted={wanted}
          problem={problem}
          onChange={(changed) => {
            setWanted(changed);
            forget();
          }}
        />
        <DialogButtons
          label={t('app.save')}
          onCancel={() => {
            onClose();
          }}
          isDisabled={isBusy}
        />
      </SentForm>
    </DialogFrame>
  );
}

interface FieldsProps {
  readonly words: ViewWords;
  readonly wanted: Wanted;
  readonly problem: string | undefined;
  readonly onChange: (wanted: Wanted) => void;
}

function Fields({ words, wanted, problem, onChange }: FieldsProps): ReactNode {
  const t = useMessages();
  const mayShare = useMay('views.share');
  const flag = (name: 'isShared' | 'isDefault', label: string): ReactNode => (
    <FormControlLabel
      label={label}
      control={
        <Switch
          checked={wanted[name]}
          onChange={(_event, isChecked) => {
            onChange({ ...wanted, [name]: isChecked });
          }}
        />
      }
    />
  );
  return (
    <>
      <TextField
        label={t(`${words}.name`)}
        value={wanted.name}
        required
        autoFocus
        fullWidth
        error={problem !== undefined}
        helperText={problem ?? t(`${words}.hint`)}
        onChange={({ target }) => {
          onChange({ ...wanted, name: target.value });
        }}
      />
      {flag('isDefault', t(`${words}.beginWith`))}
      {mayShare ? flag('isShared', t('lists.views.share')) : null}
    </>
  );
}
