import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { SavedMapping } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { askToConfirm } from '../boot/confirm.js';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { MappingNameDialog } from './MappingNameDialog.js';

interface SavedMappingsProps {
  readonly mappings: readonly SavedMapping[];
  /** The one that is taken; empty for what the headings say by themselves. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** One was named otherwise or removed. */
  readonly onChanged: () => void;
}

/** Mappings that were made before: chosen, named, removed. */
export function SavedMappings(props: SavedMappingsProps): ReactNode {
  const { mappings, chosen, onChoose, onChanged } = props;
  const t = useMessages();
  const { attempt } = useCommands();
  const [isNaming, setNaming] = useState(false);
  const mapping = mappings.find(({ id }) => id === chosen);
  if (mappings.length === 0) return null;
  const remove = async ({ id, name }: SavedMapping) => {
    const title = t('imports.mappings.removeTitle', { name });
    const message = t('imports.mappings.removeMessage');
    if (!(await askToConfirm({ title, message, isDestructive: true }))) return;
    const done = t('imports.mappings.removed', { name });
    if (await attempt({ path: `imports/mappings/${id}/remove`, done })) onChanged();
  };
  return (
    <div className="imports__choice">
      <TextField
        select
        label={t('imports.mappings.saved')}
        value={mapping?.id ?? ''}
        onChange={({ target }) => {
          onChoose(target.value);
        }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('imports.mappings.byHeadings')}</MenuItem>
        {mappings.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {mapping === undefined ? null : (
        <>
          <IconButton
            aria-label={t('imports.mappings.rename', { name: mapping.name })}
            onClick={() => {
              setNaming(true);
            }}
          >
            <Edit fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={t('imports.mappings.remove', { name: mapping.name })}
            onClick={() => {
              remove(mapping).catch(sayProblem);
            }}
          >
            <Delete fontSize="small" />
          </IconButton>
        </>
      )}
      {isNaming && mapping !== undefined ? (
        <MappingNameDialog
          mapping={mapping}
          onClose={() => {
            setNaming(false);
          }}
          onNamed={onChanged}
        />
      ) : null}
    </div>
  );
}
