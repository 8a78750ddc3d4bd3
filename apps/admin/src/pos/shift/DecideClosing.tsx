import type { ShiftClosing } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { sayProblem } from '../../http/say-problem.js';
import { goTo } from '../../routing/place.js';
import { Amount } from '../../fields/Amount.js';
import { parseTypedMinor } from '../../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { rowFigure } from '../../explain/figure-of.js';
import type { ExplainedFigure } from '../../explain/explaining.js';
import { askForApproval } from '../approval/approval-asked.js';
import { TillFigure } from '../explain/TillFigure.js';
import { usePosState, useStart, useTill, useTillView } from '../till/till-context.js';
import { closeTill, isPossibleFloat, waitingSales } from './close-till.js';
import { TypedAmount } from './TypedAmount.js';
import { WaitingSales } from './WaitingSales.js';
import { useClosing } from './use-closing.js';
import { useNamedMeans } from './use-named-means.js';

interface DecideClosingProps {
  /** As it was counted on this page. */
  readonly counted: number | undefined;
  readonly onCountAgain: () => void;
}

/** The pressed button is gone; the next Enter must not close the shift unread. */
const takeFocus = (decision: HTMLElement | null): void => {
  decision?.focus();
};

/** After the count: cash kept in the drawer, account for the rest, and parked sales. */
export function DecideClosing({ counted, onCountAgain }: DecideClosingProps): ReactNode {
  const t = useMessages();
  const till = useTill();
  const { outlook, problem, refresh } = useClosing();
  const named = useNamedMeans();
  const expected = t('asked.shift.figures.expected');
  const { isOnline } = useTillView();
  const countedMinor = counted ?? outlook?.countedMinor;
  return (
    <div
      ref={counted === undefined ? null : takeFocus}
      className="pay"
      role="group"
      tabIndex={-1}
      aria-label={t('asked.shift.close')}
    >
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <dl className="shift__figures">
        <Figure label={t('asked.shift.counted')} minor={countedMinor} />
        <Figure
          label={expected}
          minor={outlook?.expectedMinor}
          figure={rowFigure('shifts', 'expectedMinor', till.shift.id, expected)}
        />
        <Figure label={t('tillShift.close.difference')} minor={outlook?.differenceMinor} />
        {outlook?.means?.map(({ methodId, method, differenceMinor }) => (
          <Figure
            key={methodId}
            label={`${t('tillShift.close.difference')} · ${named(methodId, method)}`}
            minor={differenceMinor}
          />
        ))}
      </dl>
      {isOnline ? null : <p className="pos__hint">{t('tillShift.close.offline')}</p>}
      <button type="button" className="pay__plain" onClick={onCountAgain}>
        {t('tillShift.close.countAgain')}
      </button>
      {countedMinor === undefined ? null : (
        <CloseForm
          key={countedMinor}
          countedMinor={countedMinor}
          outlook={outlook}
          onChanged={refresh}
        />
      )}
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly minor: number | undefined;
  /** The source of explanation, if its events have arrived. */
  readonly figure?: ExplainedFigure | undefined;
}

function Figure({ label, minor, figure }: FigureProps): ReactNode {
  if (minor === undefined) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <TillFigure figure={figure}>
          <Amount minor={minor} />
        </TillFigure>
      </dd>
    </div>
  );
}

interface CloseFormProps {
  readonly countedMinor: number;
  readonly outlook: ShiftClosing | undefined;
  readonly onChanged: () => void;
}

/** The form state and its submission. */
function useCloseForm({ countedMinor, outlook }: CloseFormProps) {
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  const { shift } = usePosState();
  const { accounts } = useStart();
  // Notes and coins go into no telephone.
  const others = accounts.filter(({ id, kind }) => id !== till.accountId && kind !== 'wallet');
  const floatMinor = others.length === 0 ? countedMinor : (shift?.floatMinor ?? 0);
  const usual = Math.min(floatMinor, countedMinor);
  const [left, setLeft] = useState(() => showMinor(usual, language));
  const [accountId, setAccount] = useState(others[0]?.id ?? '');
  const [parkedStay, setParkedStay] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const parked = waitingSales(till, outlook);
  const [reason, setReason] = useState('');
  const needsReason = outlook?.needsReason === true;
  const leftMinor = parseTypedMinor(left, language);
  const depositedMinor = countedMinor - (leftMinor ?? countedMinor);
  const isReady =
    !isBusy &&
    isPossibleFloat(leftMinor, countedMinor) &&
    (depositedMinor === 0 || accountId !== '') &&
    (parked.length === 0 || parkedStay) &&
    (!needsReason || reason.trim() !== '');
  /** Resolves to whether it was closed; not without a required approval. */
  const closeWithApproval = async (): Promise<boolean> => {
    const { expectedMinor } = outlook ?? {};
    const why = { reason: reason.trim(), expectedMinor };
    const choice = { countedMinor, leftMinor, depositAccountId: accountId, parkedStay, ...why };
    if (outlook?.needsApproval !== true) {
      await closeTill(till, choice);
      return true;
    }
    const message = t('tillShift.close.needsApproval');
    const answer = await askForApproval({ message, subjectId: till.shift.id });
    if (answer === undefined) return false;
    await closeTill(till, { ...choice, approval: answer.approval });
    return true;
  };
  const close = async (): Promise<void> => {
    if (!isReady) return;
    setBusy(true);
    try {
      if (await closeWithApproval()) goTo('/pos');
    } catch (error) {
      sayProblem(error);
    }
    setBusy(false);
  };
  return {
    others,
    parked,
    left,
    setLeft,
    accountId,
    setAccount,
    parkedStay,
    setParkedStay,
    depositedMinor,
    isReady,
    close,
    reason,
    setReason,
    needsReason,
    isLeftWrong: !isPossibleFloat(leftMinor, countedMinor),
  };
}

function CloseForm(props: CloseFormProps): ReactNode {
  const t = useMessages();
  const { currency } = useStart();
  const form = useCloseForm(props);
  return (
    <form
      className="pay"
      onSubmit={(event) => {
        event.preventDefault();
        void form.close();
      }}
    >
      <WaitingSales
        parked={form.parked}
        stays={form.parkedStay}
        onStay={form.setParkedStay}
        onChanged={props.onChanged}
      />
      <TypedAmount
        label={t('tillShift.close.left')}
        typed={form.left}
        onType={form.setLeft}
        wrong={form.isLeftWrong ? t('tillShift.close.leftWrong') : undefined}
      />
      {form.depositedMinor > 0 ? (
        <label>
          {t('tillShift.close.deposit')}
          <select
            value={form.accountId}
            onChange={({ target }) => {
              form.setAccount(target.value);
            }}
          >
            {form.others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <p className="count__sum" role="status">
        {t('tillShift.close.deposited')}
        <Amount minor={Math.max(0, form.depositedMinor)} currency={currency} />
      </p>
      {form.needsReason ? (
        <label>
          {t('tillMore.shift.whyDifference')}
          <input
            required
            maxLength={200}
            value={form.reason}
            onChange={({ target }) => {
              form.setReason(target.value);
            }}
          />
        </label>
      ) : null}
      <button type="submit" className="ticket__pay" disabled={!form.isReady}>
        {t('asked.shift.close')}
      </button>
    </form>
  );
}
