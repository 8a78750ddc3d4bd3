import './shift.css';
import { useId, useState, type ReactNode } from 'react';
import { sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useAskIfRight } from '../page/ask-if-right.js';
import type { Counted } from '../till/till-session.js';
import { useOpenTill, usePosState, useStart, useTill, useTillView } from '../till/till-context.js';
import { ClosedShiftCard } from './ClosedShiftCard.js';
import { CountFields } from './CountFields.js';
import { FloatSource, useFloatQuestion } from './FloatSource.js';
import { forgetLastClosed, lastClosed } from './last-closed.js';
import { leaveRegister } from './leave-register.js';

/** Opens a shift with a counted float; nothing can be sold before. */
export function OpenShift(): ReactNode {
  const t = useMessages();
  const till = useTill();
  usePosState();
  const [isChoosing, setChoosing] = useState(false);
  const { accountId } = till;
  return (
    <>
      <ClosedShiftCard />
      <section className="pos__card" aria-labelledby="open-shift">
        <h2 id="open-shift">{t('asked.shift.heading')}</h2>
        <p className="pay__hint">{t('asked.shift.noneOpen')}</p>
        {accountId === undefined || isChoosing ? (
          <AccountChoice
            isMissing={accountId === undefined}
            onChosen={() => {
              setChoosing(false);
            }}
          />
        ) : (
          <>
            <FloatForm />
            <Place
              accountId={accountId}
              onChange={() => {
                setChoosing(true);
              }}
            />
          </>
        )}
      </section>
    </>
  );
}

function FloatForm(): ReactNode {
  const t = useMessages();
  const till = useTill();
  const askIfRight = useAskIfRight();
  const [counted, setCounted] = useState<Counted | undefined>({ totalMinor: 0, denominations: [] });
  const [isSaid, setSaid] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // What became of the shift before is read first.
  const [wasClosed] = useState(() => lastClosed.get().shift !== null);
  const question = useFloatQuestion(counted?.totalMinor, chosen);
  return (
    <form
      className="pay"
      onSubmit={(event) => {
        event.preventDefault();
        if (counted === undefined || isBusy) return;
        if (question !== undefined && !isSaid) {
          // Nothing is typed, and something was left: that nothing is there has been confirmed now.
          setSaid(true);
          return;
        }
        setBusy(true);
        const open = async (): Promise<void> => {
          if (!(await askIfRight.sum(counted.totalMinor))) return;
          await till.openShift(counted, question?.accountId);
          await forgetLastClosed(till);
        };
        void open()
          .catch(sayProblem)
          .finally(() => {
            setBusy(false);
          });
      }}
    >
      <p>{t('asked.shift.floatExplained')}</p>
      <CountFields
        takesFocus={!wasClosed}
        onChange={(found, isEmpty) => {
          setCounted(found);
          setSaid(!isEmpty);
        }}
      />
      <div aria-live="polite">
        {question === undefined || !isSaid ? null : (
          <FloatSource question={question} onChoose={setChosen} />
        )}
      </div>
      <button type="submit" className="ticket__pay" disabled={isBusy || counted === undefined}>
        {t('asked.shift.open')} <kbd>Enter</kbd>
      </button>
    </form>
  );
}

interface PlaceProps {
  readonly accountId: string;
  readonly onChange: () => void;
}

/** The register and drawer of this device; both can be changed. */
function Place({ accountId, onChange }: PlaceProps): ReactNode {
  const t = useMessages();
  const open = useOpenTill();
  const { accounts, registers } = useStart();
  const { cash_register: registerId } = usePosState();
  const { isOnline, waiting } = useTillView();
  const leave = async (): Promise<void> => {
    await leaveRegister(open).catch((error: unknown) => {
      sayProblem(error);
    });
  };
  return (
    <ul className="waiting">
      <li>
        <span>
          {t('pos.register')} <strong>{registers.find(({ id }) => id === registerId)?.name}</strong>
        </span>
        <button
          type="button"
          className="pay__plain"
          disabled={!isOnline || waiting > 0}
          onClick={() => void leave()}
        >
          {t('tillShift.place.change')}
        </button>
      </li>
      <li>
        <span>
          {t('tillShift.place.drawer')}{' '}
          <strong>{accounts.find(({ id }) => id === accountId)?.name}</strong>
        </span>
        <button type="button" className="pay__plain" onClick={onChange}>
          {t('tillShift.place.change')}
        </button>
      </li>
    </ul>
  );
}

interface AccountChoiceProps {
  /** This device has no drawer account yet. */
  readonly isMissing: boolean;
  readonly onChosen: () => void;
}

/** The drawer's account. */
function AccountChoice({ isMissing, onChosen }: AccountChoiceProps): ReactNode {
  const t = useMessages();
  const till = useTill();
  const questionId = useId();
  const { accounts } = useStart();
  const drawers = accounts.filter(({ kind }) => kind === 'cash');
  return (
    <>
      {isMissing ? (
        <p id={questionId} role="alert">
          {t('asked.shift.noAccount')}
        </p>
      ) : null}
      <div className="pos__choices">
        {(drawers.length > 0 ? drawers : accounts).map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === till.accountId}
            autoFocus={isMissing && index === 0}
            aria-describedby={isMissing ? questionId : undefined}
            onClick={() => {
              till.state.merge({ treasury_account: id });
              onChosen();
            }}
          >
            <strong>{name}</strong>
          </button>
        ))}
      </div>
    </>
  );
}
