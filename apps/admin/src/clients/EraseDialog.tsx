import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { ClientRow, ErasurePreview } from '@balcao/contracts';
import { useEffect, useState, type ReactNode } from 'react';
import { useRefresh } from 'react-admin';
import { useCommands } from '../admin/use-commands.js';
import { useBalcao } from '../admin/hooks.js';
import { ReasonField } from '../fields/ReasonField.js';
import { messageOf } from '../http/say-problem.js';
import { useSubmission, type Submission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import { useExport } from '../management/use-export.js';

interface EraseDialogProps {
  readonly party: ClientRow;
  readonly onClose: () => void;
}

/** What would go, or why nothing may. */
type Preview = { readonly goes: ErasurePreview } | { readonly refused: string };

/** Says what goes and what stays, and asks why; the code is typed, as nothing brings it back. */
export function EraseDialog({ party, onClose }: EraseDialogProps): ReactNode {
  const t = useMessages();
  const preview = usePreview(party.id);
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const { erase, errors, forget, isBusy } = useErasing(party, onClose);
  const goes = preview !== undefined && 'goes' in preview ? preview.goes : undefined;
  const isConfirmed = typed.trim() === party.code && reason.trim() !== '';
  return (
    <DialogFrame title={t('erasure.title', { name: party.name })} onClose={onClose}>
      <SentForm
        problems={errors}
        onSubmit={() => {
          if (isConfirmed) erase(reason.trim());
        }}
      >
        {preview !== undefined && 'refused' in preview ? (
          <Alert severity="warning">{preview.refused}</Alert>
        ) : null}
        <Held party={party} />
        {goes === undefined ? null : (
          <>
            <Effect isWhole={goes.scopes.includes('identity')} />
            <ReasonField
              label={t('erasure.reason')}
              value={reason}
              problem={errors['reason']}
              onChange={(written) => {
                setReason(written);
                forget();
              }}
            />
            <TextField
              label={t('erasure.confirm', { code: party.code })}
              required
              value={typed}
              sx={{ marginTop: '16px' }}
              onChange={(event) => {
                setTyped(event.target.value);
              }}
              slotProps={{ htmlInput: { autoComplete: 'off' } }}
            />
          </>
        )}
        <DialogButtons
          label={t('erasure.action')}
          cancelLabel={t('erasure.keep')}
          onCancel={onClose}
          isDisabled={isBusy || goes === undefined || !isConfirmed}
          isDestructive
        />
      </SentForm>
    </DialogFrame>
  );
}

interface Erasing extends Pick<Submission, 'errors' | 'forget' | 'isBusy'> {
  readonly erase: (reason: string) => void;
}

function useErasing({ id, code }: ClientRow, onDone: () => void): Erasing {
  const t = useMessages();
  const { send } = useCommands();
  const refresh = useRefresh();
  const { run, ...sending } = useSubmission();
  const erase = (reason: string): void => {
    run(async () => {
      const path = `parties/${encodeURIComponent(id)}/erase`;
      await send({ path, body: { reason }, done: t('erasure.done', { name: code }) });
      refresh();
      onDone();
    });
  };
  return { ...sending, erase };
}

function usePreview(id: string): Preview | undefined {
  const provider = useBalcao();
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    let isGone = false;
    const show = (found: Preview): void => {
      if (!isGone) setPreview(found);
    };
    provider.read(`parties/${encodeURIComponent(id)}/erasure`).then(
      // The wire's own shape: this is where its type returns.
      ({ body }) => {
        show({ goes: body as ErasurePreview });
      },
      (failure: unknown) => {
        show({ refused: messageOf(failure) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [provider, id]);
  return preview;
}

/** What is held, as a file to hand over before it goes. */
function Held({ party: { id } }: { readonly party: ClientRow }): ReactNode {
  const t = useMessages();
  const file = useExport({
    api: `parties/${encodeURIComponent(id)}/held`,
    screen: 'held',
    query: '',
    columns: ['part', 'field', 'value', 'recordedAt', 'actorName'],
  });
  return (
    <div className="erasure__held">
      <p>{t('erasure.held.text')}</p>
      {(['pdf', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          variant="outlined"
          size="small"
          disabled={file.progress !== undefined}
          onClick={() => {
            file.run(format);
          }}
        >
          {t('erasure.held.title')} ({format.toUpperCase()})
        </Button>
      ))}
    </div>
  );
}

function Effect({ isWhole }: { readonly isWhole: boolean }): ReactNode {
  const t = useMessages();
  return (
    <dl className="erasure">
      <dt>{t('erasure.goes')}</dt>
      <dd>{t(isWhole ? 'erasure.goesAll' : 'erasure.goesContact')}</dd>
      <dt>{t('erasure.stays')}</dt>
      <dd>{t(isWhole ? 'erasure.staysCode' : 'erasure.staysFiscal')}</dd>
      <dt>{t('erasure.after')}</dt>
      <dd>{t('erasure.afterText')}</dd>
    </dl>
  );
}
