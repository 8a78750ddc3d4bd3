import TextField from '@mui/material/TextField';
import type { SavedMapping } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';

interface MappingNameDialogProps {
  readonly mapping: SavedMapping;
  readonly onClose: () => void;
  readonly onNamed: () => void;
}

/** Gives a mapping another name. */
export function MappingNameDialog(props: MappingNameDialogProps): ReactNode {
  const { mapping, onClose, onNamed } = props;
  const t = useMessages();
  const provider = useBalcao();
  const [name, setName] = useState(mapping.name);
  const { errors, isBusy, run, forget } = useSubmission();
  const rename = async (): Promise<void> => {
    await provider.send(`imports/mappings/${mapping.id}/rename`, { name });
    onNamed();
    onClose();
  };
  return (
    <DialogFrame title={t('imports.mappings.renameTitle')} onClose={onClose}>
      <SentForm
        problems={errors}
        onSubmit={() => {
          run(rename);
        }}
      >
        <TextField
          label={t('imports.mappings.name')}
          required
          autoFocus
          fullWidth
          value={name}
          error={errors['name'] !== undefined}
          helperText={errors['name']}
          onChange={({ target }) => {
            setName(target.value);
            forget();
          }}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <DialogButtons label={t('app.save')} onCancel={onClose} isDisabled={isBusy} />
      </SentForm>
    </DialogFrame>
  );
}
