import type { AccountAnswer } from '@balcao/contracts';
import { useId, type ReactNode } from 'react';
import { EntryAlert } from '../entry/EntryAlert.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { accountApi } from './account-state.js';
import { imageAddress } from './image-address.js';
import { sendImage } from './send-image.js';

interface ImageChoiceProps {
  readonly kind: 'profile' | 'cover';
  readonly imageId: string | undefined;
  readonly onChange: (now: AccountAnswer) => void;
}

/** A picture of the profile, to be chosen or taken away. */
export function ImageChoice({ kind, imageId, onChange }: ImageChoiceProps): ReactNode {
  const t = useMessages();
  const id = useId();
  const { isBusy, alert, run } = useSubmission();
  const label = t(kind === 'cover' ? 'accounts.edit.cover' : 'accounts.edit.picture');
  return (
    <div className="account__image">
      {imageId === undefined ? null : <img alt={label} src={imageAddress(imageId, 'medium')} />}
      <span id={id}>{label}</span>
      <label className="button button--small">
        <span id={`${id}choose`}>{t('accounts.edit.choose')}</span>
        <input
          className="visually-hidden"
          type="file"
          aria-labelledby={`${id} ${id}choose`}
          accept="image/jpeg,image/png,image/webp,image/gif"
          disabled={isBusy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file === undefined) return;
            run(async () => {
              onChange(await sendImage(kind, file));
            });
            target.value = '';
          }}
        />
      </label>
      {imageId === undefined ? null : (
        <button
          type="button"
          className="button button--small"
          disabled={isBusy}
          onClick={() => {
            run(async () => {
              onChange(await accountApi.removeImage(kind));
            });
          }}
        >
          {t('accounts.edit.remove')}
        </button>
      )}
      <EntryAlert>{alert}</EntryAlert>
    </div>
  );
}
