import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shows the recovery codes, this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps): ReactNode {
  const t = useMessages();
  return (
    <div role="group" aria-label={t('accounts.twoFactor.recoveryTitle')}>
      <p>{t('accounts.twoFactor.recovery')}</p>
      <ul className="account__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="card__buttons">
        <button
          className="button"
          onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}
        >
          {t('accounts.twoFactor.copy')}
        </button>
        <button className="button button--contained" onClick={onKept}>
          {t('accounts.twoFactor.kept')}
        </button>
      </div>
    </div>
  );
}
