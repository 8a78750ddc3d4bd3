import type { ResourceName } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useReference, useTranslateLabel } from 'react-admin';
import { Amount } from '../fields/Amount.js';
import { Figure } from '../fields/cells.js';
import { nameIn, type Named } from '../fields/name-in.js';
import { isDay, showDay, showLocalMoment } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { isDecimal, registerOf } from './changed-value.js';
import { shownText, type Change } from '../history/history.js';

interface ChangedFieldProps {
  readonly change: Change;
  /** The resource whose screens name the field. */
  readonly resource: string;
  /** The field's label, if the resource does not name it. */
  readonly label?: string;
}

/** One field that an event changed: old and new value, formatted as on its screen. */
export function ChangedField({ change, resource, label }: ChangedFieldProps): ReactNode {
  const labelOf = useTranslateLabel();
  const { field, before, after } = change;
  const register = registerOf(field, resource);
  return (
    <div className="history__change">
      <span>{label ?? labelOf({ source: field, resource })}</span>
      <del>
        <Value field={field} value={before} register={register} />
      </del>{' '}
      <ins>
        <Value field={field} value={after} register={register} />
      </ins>
    </div>
  );
}

interface ValueProps {
  readonly field: string;
  readonly value: unknown;
  readonly register: ResourceName | undefined;
}

function Value({ field, value, register }: ValueProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  if (typeof value === 'boolean') return t(value ? 'management.yes' : 'management.no');
  if (typeof value === 'number' && field.endsWith('Minor')) return <Amount minor={value} />;
  if (typeof value !== 'string') return shownText(value);
  if (register !== undefined) return <RecordName register={register} id={value} />;
  if (isDecimal(value)) return <Figure decimal={value} />;
  return isDay(value) ? showDay(value, language) : showLocalMoment(shownText(value), language);
}

/** The record's name, or its id if the user may not see it or it no longer exists. */
function RecordName({ register, id }: { readonly register: ResourceName; readonly id: string }) {
  const language = useLanguage();
  const { referenceRecord } = useReference<Named>({ reference: register, id });
  return <>{referenceRecord === undefined ? id : nameIn(referenceRecord, language)}</>;
}
