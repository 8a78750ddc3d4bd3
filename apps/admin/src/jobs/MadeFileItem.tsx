import './made-files.css';
import type { MadeFileAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { sayInstant } from '../formats/instants.js';
import { showSize } from '../formats/sizes.js';
import type { Language } from '@balcao/messages';
import { useLanguage, useMessages, type Translate } from '../i18n/use-messages.js';
import { isUnderWay } from './made-files.js';

interface MadeFileItemProps {
  readonly file: MadeFileAnswer;
  /** What it is, and of when. */
  readonly name: string;
  /** Where it is taken. */
  readonly address: string;
  /** UTC instant until which it is kept, where it is not kept for good. */
  readonly expiresAt?: string | null;
  /** What is said where it is done and there is no file; that it is gone without it. */
  readonly noFile?: string | undefined;
  /** What there is to say beside, as what was left out. */
  readonly beside?: ReactNode;
  /** Absent where it may not be stopped. */
  readonly onCancel?: ((id: string) => void) | undefined;
}

/** One file made in the background: how far it is, and the file. */
export function MadeFileItem(props: MadeFileItemProps): ReactNode {
  const { file, name, address, beside, onCancel } = props;
  const t = useMessages();
  const language = useLanguage();
  return (
    <li className="made-file">
      <span className="made-file__what">
        <strong>{name}</strong>
        <small>{sentenceOf(t, language, props)}</small>
        {beside}
      </span>
      {file.file === null ? null : (
        <Button
          variant="outlined"
          href={address}
          download
          aria-label={t('madeFiles.downloadOf', { name })}
        >
          {t('madeFiles.download')}
        </Button>
      )}
      {isUnderWay(file) && !file.isCancelling && onCancel !== undefined ? (
        <Button
          variant="outlined"
          aria-label={t('madeFiles.cancelOf', { name })}
          onClick={() => {
            onCancel(file.id);
          }}
        >
          {t('madeFiles.cancel')}
        </Button>
      ) : null}
    </li>
  );
}

function sentenceOf(
  t: Translate,
  language: Language,
  { file: made, expiresAt, noFile }: MadeFileItemProps,
): string {
  const { state, isCancelling, file, createdAt, percent, failure } = made;
  if (isCancelling && isUnderWay({ state })) return t('madeFiles.stopping');
  switch (state) {
    case 'done': {
      if (file === null) return noFile ?? t('madeFiles.gone');
      const size = showSize(file.size, language);
      if (typeof expiresAt === 'string') {
        return t('madeFiles.readyUntil', { size, until: sayInstant(expiresAt, language) });
      }
      return t('madeFiles.ready', { size, when: sayInstant(createdAt, language) });
    }
    case 'running':
      return t('madeFiles.running', { percent: percent ?? 0 });
    case 'failed':
      return t('madeFiles.failed', { failure: failure ?? '' });
    case 'cancelled':
      return t('madeFiles.cancelled');
    case 'waiting':
    case 'delayed':
      return t('madeFiles.waiting');
  }
}
