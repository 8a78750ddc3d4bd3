import type { ProblemPlace } from './problems.js';

/** Puts the focus where a problem is. */
export function focusPlace(place: ProblemPlace): void {
  const selector =
    'field' in place
      ? `[data-field="${place.field}"]`
      : `[data-line="${place.key}"] [data-cell="${place.cell}"]`;
  const found = document.querySelector<HTMLElement>(selector);
  const isField = found?.matches('input, textarea, select') === true;
  const field = isField ? found : found?.querySelector<HTMLElement>('input');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
