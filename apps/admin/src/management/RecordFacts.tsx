import '../layout/cards.css';
import { Fragment, type ReactNode } from 'react';
import { RecordContextProvider, useTranslateLabel, type RaRecord } from 'react-admin';
import type { ManagementDefinition } from './definition.js';
import { shown } from './table/shown.js';

interface RecordFactsProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  readonly record: R;
}

/** The fields of a record as its list shows them; empty fields are left out. */
export function RecordFacts<R extends RaRecord>(props: RecordFactsProps<R>): ReactNode {
  const { definition, record } = props;
  const labelOf = useTranslateLabel();
  return (
    <RecordContextProvider value={record}>
      <dl className="pairs">
        {definition.columns.map(({ source, render }) => {
          const value: unknown = record[source];
          if (value === undefined || value === null || value === '') return null;
          return (
            <Fragment key={source}>
              <dt>{labelOf({ source, resource: definition.resource })}</dt>
              <dd>{render === undefined ? shown(value) : render(record)}</dd>
            </Fragment>
          );
        })}
      </dl>
    </RecordContextProvider>
  );
}
