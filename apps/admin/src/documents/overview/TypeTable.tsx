import Add from '@mui/icons-material/Add';
import IconButton from '@mui/material/IconButton';
import type { DocumentTotalsAnswer, DocumentTypeRow } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../admin/hooks.js';
import { listQuery } from '../../admin/list-query.js';
import { Explained } from '../../explain/Explained.js';
import { listFigure } from '../../explain/figure-of.js';
import { Amount } from '../../fields/Amount.js';
import { TableHead } from '../../fields/TableHead.js';
import { conditionOf, type DayRange } from '../../filters/periods.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useAwaitsTypesOf, useTypeName, useTypesOf } from '../../layout/use-document-types.js';
import { FailedList } from '../../skeletons/FailedList.js';
import { Skeleton } from '../../skeletons/Skeleton.js';
import { isIssuable } from '../../layout/issuable.js';
import { createPath, listPath } from '../../routing/document-paths.js';
import { useTypeTotals } from './use-type-totals.js';

interface TypeTableProps {
  readonly group: DocumentTypeRow['group'];
  readonly range: DayRange;
}

/** Totals by document type for a period; each links to its list. */
export function TypeTable({ group, range }: TypeTableProps): ReactNode {
  const t = useMessages();
  const types = useTypesOf(group).filter(isIssuable);
  const awaits = useAwaitsTypesOf(group);
  const { totals, isFailed, retry } = useTypeTotals(types, range);
  return (
    <section className="card card--flush">
      <div className="card__head">
        <h2>{t('documents.overview.types')}</h2>
      </div>
      {awaits ? <Skeleton shape="rows" /> : null}
      {isFailed ? <FailedList onRetry={retry} /> : null}
      <div className="overview__scroll" hidden={awaits || isFailed}>
        <table className="overview__types" aria-label={t('documents.overview.types')}>
          <TableHead
            headings={[
              { label: t('documents.overview.type') },
              {
                label: t('documents.list.documents'),
                isFigure: true,
                className: 'overview__wide',
              },
              { label: t('documents.summary.base'), isFigure: true, className: 'overview__wide' },
              { label: t('documents.summary.total'), isFigure: true },
              { label: t('documents.summary.pending'), isFigure: true },
              { label: t('management.create'), isUnseen: true },
            ]}
          />
          <tbody>
            {types.map((type) => (
              <TypeRow key={type.id} type={type} range={range} totals={totals.get(type.id)} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface TypeRowProps {
  readonly type: DocumentTypeRow;
  readonly range: DayRange;
  /** Undefined while they load. */
  readonly totals: DocumentTotalsAnswer | undefined;
}

function TypeRow({ type, range, totals }: TypeRowProps): ReactNode {
  const t = useMessages();
  const name = useTypeName()(type);
  const mayDraft = useMay('documents.draft');
  const filter = { issuedOn: conditionOf(range) };
  const list = `${listPath(type.id)}?${listQuery({ filter })}`;
  const { accountEffect } = type;
  const money = (minor: number | undefined, field: string) =>
    minor === undefined ? (
      <Awaited />
    ) : (
      <Explained
        isInRow
        figure={
          minor ? listFigure('documents', field, { ...filter, typeId: type.id }, name) : undefined
        }
      >
        <Amount minor={minor} dashForZero />
      </Explained>
    );
  const count = totals === undefined ? <Awaited /> : grouped(String(totals.count));
  return (
    <tr>
      <th scope="row">
        <Link to={list}>{name}</Link>
        <small className="overview__count">
          {t('documents.list.documents')}: {count}
        </small>
      </th>
      <td className="number overview__wide">{count}</td>
      <td className="number overview__wide">{money(totals?.baseMinor, 'worthBaseMinor')}</td>
      <td className="number">{money(totals?.totalMinor, 'worthTotalMinor')}</td>
      <td className="number">
        {accountEffect === 'none' ? null : money(totals?.pendingMinor, 'pendingMinor')}
      </td>
      <td className="overview__new">
        {mayDraft ? (
          <IconButton
            component={Link}
            to={createPath(type.id)}
            size="small"
            aria-label={t('documents.overview.new', { type: name })}
          >
            <Add fontSize="small" />
          </IconButton>
        ) : null}
      </td>
    </tr>
  );
}

/** The placeholder of a loading figure; a dash would mean none. */
const Awaited = (): ReactNode => <i className="overview__awaited" aria-hidden="true" />;
