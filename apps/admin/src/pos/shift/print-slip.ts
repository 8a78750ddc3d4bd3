import { sentence } from '../../i18n/messages.js';
import { deviceSettings } from '../devices/device-settings.js';
import { sendRaw } from '../receipt/print-raw.js';
import type { TillSession } from '../till/till-session.js';

/** The text of a till slip, line by line. */
export interface Slip {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  /** In large type. */
  readonly amount: string;
  /** Signature lines. */
  readonly signers: readonly string[];
}

/** A roll of 80 mm, of which 72 are printed. */
const sheet = `
@page { size: 80mm auto; margin: 4mm }
body { width: 72mm; margin: 0; color: #000; font: 12px/1.4 sans-serif }
h1 { margin: 0 0 6px; font-size: 15px; text-align: center }
p { display: flex; justify-content: space-between; gap: 8px; margin: 2px 0 }
p span:last-child { text-align: right }
.amount { display: block; margin: 8px 0; font-size: 20px; font-weight: 700; text-align: center }
.signer { display: block; margin-top: 34px; border-top: 1px solid #000; text-align: center }
`;

/** Prints a slip on this device's printer. Throws the printer's error. */
export async function printSlip(till: TillSession, slip: Slip): Promise<void> {
  const { way, ...look } = deviceSettings.get();
  if (way === 'browser') {
    printSlipPage(slip);
    return;
  }
  const { slipBytes } = await import('../devices/slip-bytes.js');
  await sendRaw(till, slipBytes(slip, look), 'tillShift.print');
}

/** Renders the slip as a document for the browser's printing. */
function printSlipPage(slip: Slip): void {
  const frame = document.createElement('iframe');
  frame.className = 'visually-hidden';
  frame.title = slip.title;
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (page === null || view === null) return;
  const style = new (view as Window & typeof globalThis).CSSStyleSheet();
  style.replaceSync(sheet);
  page.adoptedStyleSheets = [style];
  page.title = slip.title;
  drawSlip(page, slip);
  view.addEventListener('afterprint', () => {
    frame.remove();
  });
  try {
    view.print();
  } catch (error) {
    frame.remove();
    throw new Error(sentence('tillShift.print.failed'), { cause: error });
  }
}

function drawSlip(page: Document, { title, lines, amount, signers }: Slip): void {
  const element = (name: string, text: string, className = ''): HTMLElement => {
    const made = page.createElement(name);
    made.textContent = text;
    made.className = className;
    return made;
  };
  page.body.append(
    element('h1', title),
    ...lines.map(({ label, value }) => {
      const line = page.createElement('p');
      line.append(element('span', label), element('span', value));
      return line;
    }),
    element('p', amount, 'amount'),
    ...signers.map((signer) => element('p', signer, 'signer')),
  );
}
