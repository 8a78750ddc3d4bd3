import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useSlice } from '../../boot/slice.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { usePosState, useStart, useTill } from '../till/till-context.js';
import { leftInDrawer, usualSource } from './float-source.js';
import { lastClosed } from './last-closed.js';

/** Asks for the source of a float that differs from what the last shift left. */
export interface FloatQuestion {
  /** The float less what was left; negative if less. */
  readonly broughtMinor: number;
  readonly others: readonly { readonly id: string; readonly name: string }[];
  readonly accountId: string | undefined;
}

/** The source account of a float; undefined if it was left in the drawer or unknown. */
export function useFloatQuestion(
  floatMinor: number | undefined,
  chosen: string | undefined,
): FloatQuestion | undefined {
  const { accountId: drawerId } = useTill();
  const start = useStart();
  const { cash_register: registerId } = usePosState();
  const { shift } = useSlice(lastClosed);
  if (floatMinor === undefined) return undefined;
  const broughtMinor = floatMinor - leftInDrawer(start, registerId, shift);
  const others = start.accounts.filter(({ id }) => id !== drawerId);
  if (broughtMinor === 0 || others.length === 0) return undefined;
  const accountId = chosen ?? usualSource(start, drawerId, broughtMinor);
  return { broughtMinor, others, accountId: accountId === '' ? undefined : accountId };
}

interface FloatSourceProps {
  readonly question: FloatQuestion;
  readonly onChoose: (accountId: string) => void;
}

/** The source account of the float, so that the drawer's balance is right. */
export function FloatSource({ question, onChoose }: FloatSourceProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { broughtMinor, others, accountId = '' } = question;
  const amount = showMinor(Math.abs(broughtMinor), language);
  return (
    <label>
      {t(broughtMinor > 0 ? 'tillShift.float.from' : 'tillShift.float.to', { amount })}
      <select
        value={accountId}
        onChange={({ target }) => {
          onChoose(target.value);
        }}
      >
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">{t('tillShift.float.nowhere')}</option>
      </select>
    </label>
  );
}
