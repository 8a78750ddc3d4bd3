import { focusWrong } from '../../http/focus-wrong.js';
import type { ProblemPlace } from './problems.js';

/** Focuses the place of a problem. */
export function focusPlace(place: ProblemPlace): void {
  if ('payment' in place) {
    const card = find('[data-field="payment"]');
    if (card) focusWrong(card);
    return;
  }
  const found = 'field' in place ? find(`[data-field="${place.field}"]`) : partOf(place);
  const isField = found?.matches('input, textarea, select') === true;
  const field = isField ? found : found?.querySelector<HTMLElement>('input');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** A missing part, such as the batch of an article without batches, maps to the article. */
function partOf({ key, part }: { readonly key: string; readonly part: string }) {
  const line = `[data-line="${key}"]`;
  return (
    find(`${line} [data-cell="${part}"], ${line} [data-part="${part}"]`) ??
    find(`${line} [data-cell="description"]`)
  );
}
