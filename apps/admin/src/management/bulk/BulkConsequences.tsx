import '../../rehearsal/consequences.css';
import type { BulkOutcome, RehearsedRow } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useTranslateLabel } from 'react-admin';
import { Amount } from '../../fields/Amount.js';
import { Figure } from '../../fields/cells.js';
import { ReferenceName } from '../../fields/ReferenceName.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ChangedSince } from '../../rehearsal/ChangedSince.js';
import type { RehearsedOrder } from './use-bulk-rehearsal.js';

interface BulkConsequencesProps {
  readonly order: RehearsedOrder;
  readonly resource: string;
}

/** The effect of a bulk action on each row, before it is confirmed. */
export function BulkConsequences({ order, resource }: BulkConsequencesProps): ReactNode {
  const t = useMessages();
  const { rehearsal, error, isReading, outdatedAt } = order;
  const figure = (count: number): string => grouped(String(count));
  return (
    <section className="consequences" aria-label={t('documents.consequences.title')}>
      {outdatedAt === undefined ? null : (
        <>
          <p role="alert">{t('documents.consequences.outdated')}</p>
          <ChangedSince revision={outdatedAt} />
        </>
      )}
      {error === null ? null : (
        <p className="consequences__refusal" role="alert">
          {error.message}
        </p>
      )}
      {isReading ? <p role="status">{t('lists.run.undoReading')}</p> : null}
      {rehearsal === undefined || isReading ? null : (
        <>
          <p className="bulk__sums" role="status">
            <span>{t('lists.bulk.wouldChange', { count: figure(rehearsal.changed) })}</span>
            {rehearsal.unchanged === 0 ? null : (
              <span>{t('lists.bulk.wouldStay', { count: figure(rehearsal.unchanged) })}</span>
            )}
            {rehearsal.refused === 0 ? null : (
              <span className="bulk__refused">
                {t('lists.run.refused', { count: figure(rehearsal.refused) })}
              </span>
            )}
          </p>
          <Rows rows={rehearsal.rows} refusals={rehearsal.refusals} resource={resource} />
        </>
      )}
    </section>
  );
}

interface RowsProps {
  readonly rows: readonly RehearsedRow[];
  readonly refusals: readonly BulkOutcome[];
  readonly resource: string;
}

/** The rows with a remark. */
function Rows({ rows, refusals, resource }: RowsProps): ReactNode {
  const t = useMessages();
  const telling = rows.filter(
    ({ fields, inStock, balanceMinor }) =>
      fields.length > 0 || inStock !== undefined || balanceMinor !== undefined,
  );
  if (telling.length + refusals.length === 0) return null;
  return (
    <ul className="bulk__outcomes" aria-label={t('lists.run.results')} tabIndex={0}>
      {refusals.map(({ id, name, refusal }) => (
        <li key={id} className="bulk__refused-row">
          <span>{name}</span>
          <small>{refusal}</small>
        </li>
      ))}
      {telling.map((row) => (
        <li key={row.id}>
          <span>{row.name}</span>
          <small>
            <Changes row={row} resource={resource} />
          </small>
        </li>
      ))}
    </ul>
  );
}

function Changes({ row, resource }: { readonly row: RehearsedRow } & Pick<RowsProps, 'resource'>) {
  const t = useMessages();
  const labelOf = useTranslateLabel();
  const { fields, inStock, balanceMinor } = row;
  return (
    <>
      {fields.map(({ field, before, after }) => {
        const of = { field, resource };
        return (
          <span key={field} className="bulk__change">
            {labelOf({ source: field, resource })}: <Value {...of} value={before} /> →{' '}
            <Value {...of} value={after} />
          </span>
        );
      })}
      {inStock === undefined ? null : (
        <span className="bulk__change">
          {t('lists.bulk.inStock')}: <Figure decimal={inStock} />
        </span>
      )}
      {balanceMinor === undefined ? null : (
        <span className="bulk__change">
          {t('lists.bulk.openBalance')}: <Amount minor={balanceMinor} />
        </span>
      )}
    </>
  );
}

const isDecimal = /^-?\d+(\.\d+)?$/;

interface ValueProps extends Pick<RowsProps, 'resource'> {
  readonly field: string;
  readonly value: string | null;
}

function Value({ field, value, resource }: ValueProps): ReactNode {
  if (value === null || value === '') return '–';
  if (field === 'categoryId') {
    return <ReferenceName reference={categoriesOf(resource)} id={value} />;
  }
  if (field.includes('Price') && isDecimal.test(value)) {
    return <Figure decimal={value} places={2} />;
  }
  return value;
}

function categoriesOf(resource: string) {
  switch (resource) {
    case 'commercial/articles':
      return 'commercial/articles/categories';
    case 'commercial/suppliers':
      return 'commercial/suppliers/categories';
    default:
      return 'commercial/clients/categories';
  }
}
