import './attachments.css';
import '../layout/cards.css';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { AttachmentRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { FileButton } from '../fields/FileButton.js';
import { showSize } from '../formats/sizes.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import type { KeepsFiles } from './attachment-api.js';
import { useAttachments, type Attachments as Keeping } from './use-attachments.js';
import { useDropping } from './use-dropping.js';

interface AttachmentsProps {
  readonly record: KeepsFiles;
  readonly files: readonly AttachmentRow[];
  readonly mayChange: boolean;
  /** Reads the files again once they have changed. */
  readonly readAgain: () => Promise<unknown>;
}

/** The files kept with a record; those who may change it add and remove them. */
export function Attachments({ record, files, mayChange, readAgain }: AttachmentsProps): ReactNode {
  const t = useMessages();
  const attachments = useAttachments(record, readAgain);
  const { isOver, ...dropping } = useDropping(attachments.attach);
  if (files.length === 0 && !mayChange) return null;
  return (
    <section
      className={`card${isOver ? ' attachments--over' : ''}`}
      aria-labelledby="attachments-title"
      {...(mayChange && dropping)}
    >
      <div className="card__head">
        <h2 id="attachments-title">{t('documents.attachments.title')}</h2>
        {mayChange ? <AttachButton attachments={attachments} /> : null}
      </div>
      {mayChange ? <p className="attachments__hint">{t('documents.attachments.hint')}</p> : null}
      {attachments.refused.map(({ name, why }) => (
        <Alert key={name} severity="error">
          {t('documents.attachments.refused', { name, why })}
        </Alert>
      ))}
      <ul className="attachments">
        {files.map((file) => (
          <Attached key={file.id} file={file} attachments={attachments} mayChange={mayChange} />
        ))}
      </ul>
    </section>
  );
}

interface AttachedProps {
  readonly file: AttachmentRow;
  readonly attachments: Keeping;
  readonly mayChange: boolean;
}

function Attached({ file, attachments, mayChange }: AttachedProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { name, size } = file;
  return (
    <li>
      <Button
        className="attachments__name"
        aria-label={t('documents.attachments.download', { name })}
        onClick={() => {
          attachments.save(file);
        }}
      >
        {name}
      </Button>
      <small>{showSize(size, language)}</small>
      {mayChange ? (
        <IconButton
          size="small"
          aria-label={t('documents.attachments.remove', { name })}
          onClick={() => {
            attachments.remove(file);
          }}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      ) : null}
    </li>
  );
}

function AttachButton({ attachments }: Pick<AttachedProps, 'attachments'>): ReactNode {
  const t = useMessages();
  return (
    <FileButton
      variant="outlined"
      startIcon={<UploadFile />}
      disabled={attachments.isBusy}
      multiple
      label={t('documents.attachments.choose')}
      onChoose={attachments.attach}
    >
      {t('documents.attachments.attach')}
    </FileButton>
  );
}
