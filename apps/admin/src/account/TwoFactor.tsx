import type { AccountAnswer, TwoFactorSetUp } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { showSnack } from '../boot/snack.js';
import { useMessages } from '../i18n/use-messages.js';
import { accountApi } from './account-state.js';
import type { Proof } from './ProofFields.js';
import { ProofPrompt } from './ProofPrompt.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { TwoFactorCode } from './TwoFactorCode.js';

interface TwoFactorProps {
  readonly account: AccountAnswer;
  readonly onChange: () => void;
}

type Step =
  | { readonly at: 'rest' }
  | { readonly at: 'proof'; readonly wanted: 'on' | 'off' | 'renew' }
  | { readonly at: 'code'; readonly setUp: TwoFactorSetUp }
  | { readonly at: 'recovery'; readonly codes: readonly string[] };

const rest: Step = { at: 'rest' };

/** Whether a code is asked for beside the password; turned on and off by what proves the person. */
export function TwoFactor({ account, onChange }: TwoFactorProps): ReactNode {
  const t = useMessages();
  const [step, setStep] = useState<Step>(rest);
  const { hasTwoFactor, recoveryCodesLeft } = account;
  const show = (codes: readonly string[]): void => {
    setStep({ at: 'recovery', codes });
    onChange();
  };
  const leave = (): void => {
    setStep(rest);
  };
  const prove = async (wanted: 'on' | 'off' | 'renew', proof: Proof): Promise<void> => {
    if (wanted === 'on') {
      setStep({ at: 'code', setUp: await accountApi.beginTwoFactor(proof.password) });
    } else if (wanted === 'renew') {
      show((await accountApi.renewRecovery(proof)).recoveryCodes);
    } else {
      await accountApi.turnTwoFactorOff(proof);
      setStep(rest);
      onChange();
      showSnack(t('accounts.twoFactor.turnedOff'), 'success');
    }
  };
  const wants = (wanted: 'on' | 'off' | 'renew') => () => {
    setStep({ at: 'proof', wanted });
  };
  return (
    <section className="card" aria-labelledby="two-factor">
      <h2 id="two-factor">{t('accounts.twoFactor.title')}</h2>
      <p className="card__hint">
        {t(hasTwoFactor ? 'accounts.twoFactor.on' : 'accounts.twoFactor.off')}{' '}
        {hasTwoFactor ? t('accounts.twoFactor.left', { smart_count: recoveryCodesLeft }) : null}
      </p>
      {step.at === 'rest' ? (
        <div className="card__buttons">
          {hasTwoFactor ? (
            <>
              <button className="button" onClick={wants('renew')}>
                {t('accounts.twoFactor.renew')}
              </button>
              <button className="button" onClick={wants('off')}>
                {t('accounts.twoFactor.turnOff')}
              </button>
            </>
          ) : (
            <button className="button" disabled={!account.hasPassword} onClick={wants('on')}>
              {t('accounts.twoFactor.turnOn')}
            </button>
          )}
        </div>
      ) : null}
      {step.at === 'proof' ? (
        <ProofPrompt
          label={t('accounts.twoFactor.next')}
          isCodeAsked={hasTwoFactor}
          onProof={(proof) => prove(step.wanted, proof)}
          onCancel={leave}
        />
      ) : null}
      {step.at === 'code' ? (
        <TwoFactorCode setUp={step.setUp} onProved={show} onCancel={leave} />
      ) : null}
      {step.at === 'recovery' ? <RecoveryCodes codes={step.codes} onKept={leave} /> : null}
    </section>
  );
}
