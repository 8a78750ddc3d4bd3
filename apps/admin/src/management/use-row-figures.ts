import { useTranslate, type RaRecord } from 'react-admin';
import type { ManagementDefinition } from './definition.js';
import type { ExplainedFigure } from '../explain/explaining.js';
import { figuresOfList, rowFigure } from '../explain/figure-of.js';

/** The source of explanation for each figure of a list's rows; undefined if none. */
export function useRowFigures<R extends RaRecord>({
  resource,
  nameOf,
}: Pick<ManagementDefinition<R>, 'resource' | 'nameOf'>) {
  const translate = useTranslate();
  return (row: R, field: keyof R & string): ExplainedFigure | undefined => {
    if (row[field] === undefined || row[field] === null) return undefined;
    const label = translate(`resources.${resource}.fields.${field}`);
    const title = `${label} · ${nameOf(row)}`;
    const { articleId } = row;
    // What a unit costs on average is the article's, wherever it lies.
    if (resource === 'commercial/stock' && field === 'averageCost')
      return rowFigure('stock_articles', field, String(articleId), title);
    return rowFigure(figuresOfList(resource), field, String(row.id), title);
  };
}
