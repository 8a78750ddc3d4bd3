import type { Page } from '@playwright/test';
import { expect } from './product.js';

/** What is drawn by the width of the page follows a moment later; each place is told of. */
const eventually = expect.configure({ soft: true, timeout: 5_000 });

/** Fails with each text of the page that is wider than its place, or runs out of its border. */
export const expectNothingClipped = (page: Page): Promise<void> =>
  eventually.poll(() => page.evaluate(clippedTexts)).toEqual([]);

/** Runs within the page; leaves out what scrolls sideways by design, or is only heard. */
function clippedTexts(): readonly string[] {
  const top = document.querySelector('dialog[open]') ?? document.body;
  const found: string[] = [];
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.visually-hidden, svg, option, [hidden]') === null;
  const scrolls = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth) return true;
    }
    return false;
  };
  const boxOf = (element: Element): Element | null => {
    let box: Element | null = element;
    while (box !== null && getComputedStyle(box).display === 'inline') box = box.parentElement;
    return box;
  };
  for (const element of top.querySelectorAll('*')) {
    const text = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim() ?? '')
      .join('');
    const box = boxOf(element);
    if (text === '' || box === null || !isShown(element) || scrolls(box)) continue;
    // Only heard.
    if (getComputedStyle(box).clipPath !== 'none') continue;
    if (box.scrollWidth > box.clientWidth + 1) found.push(`${text} (${box.className})`);
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const field of top.querySelectorAll('input')) {
    if (!isShown(field) || pen === null) continue;
    const style = getComputedStyle(field);
    pen.font = style.font;
    const words = field.value === '' ? field.placeholder : field.value;
    const room =
      field.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    const isText = /^(text|search|tel|email)$/.test(field.type);
    if (isText && pen.measureText(words).width > room + 1) found.push(`${words} (field)`);
  }
  return found;
}
