import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

interface SecretShownProps {
  readonly of: 'key' | 'webhook';
  readonly secret: string;
  readonly onDone: () => void;
}

/** A secret, the one time that it is shown. */
export function SecretShown({ of, secret, onDone }: SecretShownProps): ReactNode {
  const t = useMessages();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="developers__form">
      <p role="alert">
        <strong>{t('integrations.secretTitle')}</strong> {t('integrations.secretHint')}
      </p>
      <label className="developers__secret">
        {t(`integrations.secretOf.${of}`)}
        <input
          readOnly
          value={secret}
          onFocus={({ target }) => {
            target.select();
          }}
        />
      </label>
      <div className="form__buttons">
        <Button
          variant="outlined"
          onClick={() => {
            void navigator.clipboard.writeText(secret).then(() => {
              setCopied(true);
            });
          }}
        >
          {t(isCopied ? 'integrations.copied' : 'integrations.copy')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {t('integrations.done')}
        </Button>
      </div>
    </div>
  );
}
