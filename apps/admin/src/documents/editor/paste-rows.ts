import { DOCUMENT_LINES_MAX } from '@balcao/domain';
import { sayProblem } from '../../http/say-problem.js';
import type { ArticleSearch } from './article-search.js';
import type { EditorSession } from './editor-session.js';
import { pastedLines, tableRows } from './paste.js';
import { lineOfArticle } from './pick-article.js';
import { cellsOf, type Cell } from './state.js';

/**
 * Pastes rows of a spreadsheet from a cell on, then looks up their articles; pasted prices,
 * quantities and VAT stay. Returns the number of rows.
 */
export function pasteRows(
  session: EditorSession,
  search: ArticleSearch,
  at: { readonly key: string; readonly cell: Cell },
  text: string,
): number {
  const { vat, language, group } = session.rules;
  const pasted = pastedLines(tableRows(text), at.cell, vat, language, cellsOf(group));
  const rows = pasted.slice(0, DOCUMENT_LINES_MAX);
  const first = session.state.get().lines.findIndex(({ key }) => key === at.key);
  session.placeRows(at.key, rows);
  const placed = session.state.get().lines.slice(first, first + rows.length);
  const texts = rows.flatMap(({ description }) => (description === undefined ? [] : [description]));
  if (texts.length > 0) {
    search.findAll(texts).then(
      (found) => {
        placed.forEach(({ key }, index) => {
          const row = rows[index] ?? {};
          const article = found.get(row.description ?? '');
          const line = session.state.get().lines.find((each) => each.key === key);
          if (article === undefined || line === undefined) return;
          const ofArticle = lineOfArticle(session, article, line);
          session.changeLine(key, { ...ofArticle, ...row, description: article.name });
        });
      },
      (error: unknown) => {
        sayProblem(error);
      },
    );
  }
  return rows.length;
}
