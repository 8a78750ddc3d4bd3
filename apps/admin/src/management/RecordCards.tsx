import { useRef, type ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { Explained } from '../explain/Explained.js';
import { useRowFigures } from './use-row-figures.js';
import { useMessages } from '../i18n/use-messages.js';
import { useRowMark } from '../compare/use-row-mark.js';
import { useBulkList } from './bulk/use-bulk-list.js';
import type { ManagementDefinition } from './definition.js';
import { cardsIn, useListPlace } from './table/list-place.js';
import { TickBox } from './table/TickBox.js';
import { rowPath } from './row-path.js';
import { RowMenu } from './RowMenu.js';
import { opened } from './arrival.js';

interface RecordCardsProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  readonly rows: readonly R[];
}

/** The rows as cards, for narrow screens. */
export function RecordCards<R extends RaRecord>(props: RecordCardsProps<R>): ReactNode {
  const { definition, rows } = props;
  const { resource, card, pathOf, nameOf } = definition;
  const t = useMessages();
  const { isSelectable } = useBulkList(definition);
  const figureOf = useRowFigures(definition);
  const markOf = useRowMark();
  const { selectedIds, onToggleItem } = useListContext<R>();
  const list = useRef<HTMLUListElement>(null);
  useListPlace(list, `${resource}.datatable`, { rowsIn: cardsIn, rows });
  return (
    <ul ref={list} className="cards">
      {rows.map((row) => {
        const { title, detail, aside, figure } = card(row);
        const content = (
          <>
            <strong>{title}</strong>
            <small>{detail}</small>
          </>
        );
        const path = rowPath(definition, row);
        return (
          <li key={row.id} {...markOf(String(row.id))}>
            {isSelectable ? (
              <TickBox
                label={t('lists.bulk.selectRow', { name: nameOf(row) })}
                isTicked={selectedIds.includes(row.id)}
                onTick={() => {
                  onToggleItem(row.id);
                }}
              />
            ) : null}
            {path === undefined ? (
              <div className="cards__main">{content}</div>
            ) : (
              <Link className="cards__main" to={path} state={pathOf === undefined ? opened : null}>
                {content}
              </Link>
            )}
            <span className="cards__aside">
              <Explained figure={figure === undefined ? undefined : figureOf(row, figure)}>
                {aside}
              </Explained>
            </span>
            {definition.hasMenu === false ? null : <RowMenu definition={definition} row={row} />}
          </li>
        );
      })}
    </ul>
  );
}
