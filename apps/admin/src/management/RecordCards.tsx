import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router';
import type { ManagementDefinition } from './definition.js';
import { RowMenu } from './RowMenu.js';

interface RecordCardsProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  readonly rows: readonly R[];
}

/** The rows as cards, where a table has no room. */
export function RecordCards<R extends RaRecord>(props: RecordCardsProps<R>): ReactNode {
  const { definition, rows } = props;
  const { resource, card, pathOf, isEditable } = definition;
  return (
    <ul className="cards">
      {rows.map((row) => {
        const { title, detail, aside } = card(row);
        const content = (
          <>
            <strong>{title}</strong>
            <small>{detail}</small>
          </>
        );
        const path = pathOf?.(row) ?? `/${resource}/${encodeURIComponent(row.id)}/edit`;
        return (
          <li key={row.id}>
            {isEditable === false && pathOf === undefined ? (
              <div className="cards__main">{content}</div>
            ) : (
              <Link className="cards__main" to={path}>
                {content}
              </Link>
            )}
            <span className="cards__aside">{aside}</span>
            {definition.hasMenu === false ? null : <RowMenu definition={definition} row={row} />}
          </li>
        );
      })}
    </ul>
  );
}
