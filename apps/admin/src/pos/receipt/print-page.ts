import { sentence } from '../../i18n/messages.js';
import type { Printed } from './print-raw.js';

/** Millimetres of a pixel of CSS. */
const MM = 25.4 / 96;
/** Extra length of a roll for tearing off, in millimetres. */
const END_MM = 6;

/**
 * Prints a page through the browser, in a hidden frame. A roll page is as long as its text, since
 * browsers have no endless paper. Resolves when the dialog is closed; throws with instructions if
 * the browser cannot print.
 */
export function printPage(html: string, what: Printed = 'asked.receipt'): Promise<void> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.className = 'visually-hidden';
    frame.style.width = '80mm';
    frame.title = 'print';
    frame.addEventListener('load', () => {
      const paper = frame.contentWindow;
      if (paper === null) {
        reject(new Error('the browser printed nothing'));
        return;
      }
      const end = (): void => {
        frame.remove();
        resolve();
      };
      paper.addEventListener('afterprint', end);
      fitRoll(paper.document);
      const before = document.activeElement;
      paper.focus();
      try {
        paper.print();
        // What is scanned next is typed here, also where a browser never says that it has printed.
        if (before instanceof HTMLElement) before.focus();
      } catch (error) {
        frame.remove();
        reject(new Error(sentence(`${what}.failed`), { cause: error }));
        return;
      }
      // Browsers on phones print later, and never say that they have.
      setTimeout(end, LEFT_OPEN_MS);
    });
    frame.srcdoc = html;
    document.body.append(frame);
  });
}

const LEFT_OPEN_MS = 60_000;

function fitRoll(paper: Document): void {
  const main = paper.querySelector('main');
  if (main === null || paper.querySelector('.line') === null) return;
  const style = paper.createElement('style');
  const height = Math.ceil(main.scrollHeight * MM) + END_MM;
  style.textContent = `@page{size:80mm ${height}mm;margin:0}main.paper{padding:3mm}`;
  paper.head.append(style);
}
