import { escapeHtml } from '@balcao/messages';

/** Markup that needs no escaping any more. */
export class Markup {
  constructor(readonly text: string) {}
}

type Piece = string | Markup | readonly Markup[] | undefined | false;

/** Builds markup and escapes all that is put into it, except what is markup itself. */
export function html(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  const parts = texts.map((text, index) => text + written(pieces[index]));
  return new Markup(parts.join(''));
}

function written(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (typeof piece === 'string') return escapeHtml(piece);
  if (piece instanceof Markup) return piece.text;
  return piece.map(({ text }) => text).join('');
}
