import TextField from '@mui/material/TextField';
import type { SavedMapping } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { messageOf } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';

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
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    try {
      await provider.send(`imports/mappings/${mapping.id}/rename`, { name });
      onNamed();
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <DialogFrame title={t('imports.mappings.renameTitle')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t('imports.mappings.name')}
          required
          autoFocus
          fullWidth
          value={name}
          error={problem !== undefined}
          helperText={problem}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(undefined);
          }}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <DialogButtons label={t('app.save')} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
