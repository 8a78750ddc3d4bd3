import type { Page } from '@playwright/test';
import { expect } from './product.js';

const eventually = expect.configure({ soft: true, timeout: 5_000 });

/**
 * Fails with each control of the page, or of its topmost dialog, that something lies over once it
 * is scrolled to: a finger on its centre would touch something else.
 */
export const expectNothingCovered = (page: Page): Promise<void> =>
  eventually.poll(() => page.evaluate(coveredControls)).toEqual([]);

/** Runs within the page. */
function coveredControls(): readonly string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const found: string[] = [];
  for (const control of top.querySelectorAll('button, a[href], input, select, textarea')) {
    if (control.closest('.visually-hidden, [hidden], [inert]') !== null) continue;
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top: above, width, height } = control.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const hit = document.elementFromPoint(left + width / 2, above + height / 2);
    const isIt = hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control));
    if (isIt === true) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    found.push(`${name || control.className} under ${hit?.className ?? 'the edge'}`);
  }
  return found;
}
