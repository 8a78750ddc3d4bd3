import type { ImportPlan } from '@balcao/contracts';
import { asSaidIn, templateColumns, type Language } from '@balcao/messages';

/** An empty file with its heading line, as spreadsheets of the language and the country read it. */
export function importTemplate(
  kind: ImportPlan['kind'],
  language: Language,
  country: string | undefined,
): Blob {
  const separator = language === 'pt' ? ';' : ',';
  const headings = templateColumns[language][kind].map((heading) => asSaidIn(country, heading));
  const text = `\uFEFF${headings.join(separator)}\r\n`;
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}
