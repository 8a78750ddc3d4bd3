import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { SavedViewContent } from '@balcao/contracts';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useMay } from '../../admin/hooks.js';
import { showSnack } from '../../boot/snack.js';
import { firstSentenceOf } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DialogButtons } from '../../dialogs/DialogButtons.js';
import { DialogFrame } from '../../dialogs/DialogFrame.js';
import type { ListViewsAtHand } from './use-views.js';
import type { ViewWords } from './view-words.js';

interface SaveViewDialogProps {
  readonly words: ViewWords;
  readonly at: ListViewsAtHand;
  readonly content: SavedViewContent;
  /** With the id of the view when it was kept. */
  readonly onClose: (id?: string) => void;
}

interface Wanted {
  readonly name: string;
  readonly isShared: boolean;
  readonly isDefault: boolean;
}

/** Keeps the list as it is under a name. */
export function SaveViewDialog({ words, at, content, onClose }: SaveViewDialogProps): ReactNode {
  const t = useMessages();
  const [wanted, setWanted] = useState<Wanted>({ name: '', isShared: false, isDefault: false });
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = async (): Promise<void> => {
    const { isDefault, ...view } = wanted;
    setSending(true);
    try {
      const id = await at.save({ ...view, content });
      if (isDefault) await at.beginWith(id);
      showSnack(t(`${words}.saved`, { name: view.name.trim() }), 'success');
      onClose(id);
    } catch (error) {
      setSending(false);
      setProblem(firstSentenceOf(error));
      field.current?.focus();
    }
  };
  return (
    <DialogFrame
      title={t(`${words}.save`)}
      onClose={() => {
        onClose();
      }}
    >
      <form
        className="views__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Fields
          words={words}
          wanted={wanted}
          problem={problem}
          field={field}
          onChange={(changed) => {
            setWanted(changed);
            setProblem(undefined);
          }}
        />
        <DialogButtons
          label={t('app.save')}
          onCancel={() => {
            onClose();
          }}
          isDisabled={isSending}
        />
      </form>
    </DialogFrame>
  );
}

interface FieldsProps {
  readonly words: ViewWords;
  readonly wanted: Wanted;
  readonly problem: string | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChange: (wanted: Wanted) => void;
}

function Fields({ words, wanted, problem, field, onChange }: FieldsProps): ReactNode {
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
        inputRef={field}
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
