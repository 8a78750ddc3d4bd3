import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { SavedView } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMay } from '../../admin/hooks.js';
import { askToConfirm } from '../../boot/confirm.js';
import { showSnack } from '../../boot/snack.js';
import { firstSentenceOf } from '../../http/say-problem.js';
import { SentForm } from '../../dialogs/SentForm.js';
import { useSubmission } from '../../http/use-submission.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DialogFrame } from '../../dialogs/DialogFrame.js';
import type { ListViewsAtHand } from './use-views.js';
import type { ViewWords } from './view-words.js';

interface ViewsDialogProps {
  readonly words: ViewWords;
  readonly at: ListViewsAtHand;
  readonly onClose: () => void;
}

/** All views of a list: sets the default, renames and deletes them. */
export function ViewsDialog({ words, at, onClose }: ViewsDialogProps): ReactNode {
  const t = useMessages();
  const { views = [] } = at;
  return (
    <DialogFrame title={t(`${words}.manage`)} onClose={onClose}>
      {views.length === 0 ? <p>{t(`${words}.empty`)}</p> : null}
      <ul className="views">
        {views.map((view) => (
          <ViewRow key={view.id} words={words} view={view} at={at} />
        ))}
      </ul>
    </DialogFrame>
  );
}

interface ViewRowProps {
  readonly words: ViewWords;
  readonly view: SavedView;
  readonly at: ListViewsAtHand;
}

function ViewRow({ words, view, at }: ViewRowProps): ReactNode {
  const t = useMessages();
  const mayShare = useMay('views.share');
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, isShared } = view;
  const isDefault = at.defaultId === id;
  const mayChange = mayShare || !isShared;
  const tell = (error: unknown): void => {
    showSnack(firstSentenceOf(error), 'error');
  };
  if (isRenaming) {
    return (
      <li>
        <RenameForm
          words={words}
          view={view}
          at={at}
          onClose={() => {
            setRenaming(false);
          }}
        />
      </li>
    );
  }
  return (
    <li>
      <IconButton
        size="small"
        aria-pressed={isDefault}
        aria-label={t(`${words}.beginWithNamed`, { name })}
        onClick={() => {
          at.beginWith(isDefault ? undefined : id).catch(tell);
        }}
      >
        {isDefault ? <Star fontSize="small" color="primary" /> : <StarBorder fontSize="small" />}
      </IconButton>
      <span className="views__name">{name}</span>
      {isShared ? <Group fontSize="small" titleAccess={t(`${words}.isShared`)} /> : null}
      {mayChange ? (
        <>
          <IconButton
            size="small"
            aria-label={t('lists.views.rename', { name })}
            onClick={() => {
              setRenaming(true);
            }}
          >
            <Edit fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t(`${words}.remove`, { name })}
            onClick={() => {
              const title = t(`${words}.removeTitle`, { name });
              const message = t(isShared ? `${words}.removeShared` : `${words}.removeMessage`);
              void askToConfirm({ title, message, isDestructive: true }).then((isYes) =>
                isYes ? at.remove(id).catch(tell) : undefined,
              );
            }}
          >
            <Delete fontSize="small" />
          </IconButton>
        </>
      ) : null}
    </li>
  );
}

function RenameForm({ words, view, at, onClose }: ViewRowProps & { readonly onClose: () => void }) {
  const t = useMessages();
  const [name, setName] = useState(view.name);
  const { errors, problem, isBusy, run } = useSubmission();
  return (
    <SentForm
      className="views__rename"
      problems={errors}
      onSubmit={() => {
        run(() => at.rename(view.id, name).then(onClose));
      }}
    >
      <TextField
        label={t(`${words}.name`)}
        value={name}
        autoFocus
        fullWidth
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => {
          setName(target.value);
        }}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {t('app.save')}
      </Button>
    </SentForm>
  );
}
