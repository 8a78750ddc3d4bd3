import type { ErrorCode } from '@balcao/domain';
import { describeError, errorMessages } from '@balcao/messages';
import type { ReactNode } from 'react';
import { showMonth } from '../../formats/days.js';
import { showInstant } from '../../formats/instants.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import type { Correction } from '../till/corrections.js';
import { usePosState, useStart, useTill } from '../till/till-context.js';
import { NativeDialog } from './NativeDialog.js';

const isKnown = (code: string): code is ErrorCode => code in errorMessages.en;

/** The entries that the server took with corrections. */
export function Corrections({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useMessages();
  const till = useTill();
  const { corrections } = usePosState();
  return (
    <NativeDialog title={t('corrections.title')} onClose={onClose}>
      <div className="pay">
        <p>{t('corrections.explained')}</p>
        <ul className="corrections">
          {corrections.map((correction) => (
            <Corrected key={correction.sequence} correction={correction} />
          ))}
        </ul>
        <button
          type="button"
          className="ticket__pay"
          data-first=""
          onClick={() => {
            till.state.merge({ corrections: [] });
            onClose();
          }}
        >
          {t('corrections.noted')}
        </button>
      </div>
    </NativeDialog>
  );
}

function Corrected({ correction }: { readonly correction: Correction }): ReactNode {
  const { sequence, kind, at, outcome, reference, problems, declaredPeriods = [] } = correction;
  const t = useMessages();
  const language = useLanguage();
  const { timeZone } = useStart().settings;
  return (
    <li>
      <strong>{reference ?? t(`corrections.kinds.${kind}`)}</strong>{' '}
      <span className="corrections__state" data-outcome={outcome}>
        {t(`corrections.outcomes.${outcome}`)}
      </span>
      <small>
        nº {sequence} · {showInstant(at, language, timeZone)}
      </small>
      {problems.map(({ code, path, params }) => (
        <p key={`${path} ${code}`}>
          {isKnown(code) ? describeError(language, code, params) : code}
        </p>
      ))}
      {declaredPeriods.map((id) => (
        <p key={id}>{t('corrections.declared', { period: showMonth(`${id}-01`, language) })}</p>
      ))}
    </li>
  );
}
