import type { Paper, WirePaper } from '@balcao/printing';
import { ProblemError } from '../../http/problem-error.js';
import { sentence } from '../../i18n/messages.js';
import { deviceSettings } from '../devices/device-settings.js';
import { openDrawer, writeToPrinter } from '../devices/printer.js';
import type { TillSession } from '../till/till-session.js';

/** Kinds of prints, by the message key of their failure. */
export type Printed = 'asked.receipt' | 'tillShift.print';

/** Sends a paper to the receipt printer of this device, with its picture. */
export async function printRaw(
  till: TillSession,
  paper: Paper,
  what: Printed = 'asked.receipt',
): Promise<void> {
  const { receiptBytes } = await import('../devices/receipt-bytes.js');
  const picture =
    paper.logo && (await (await import('../devices/picture.js')).printedPicture(paper.logo));
  await sendRaw(till, receiptBytes(paper, deviceSettings.get(), picture), what);
}

/** Throws with instructions if the printer fails. */
export async function sendRaw(
  till: TillSession,
  bytes: Uint8Array<ArrayBuffer>,
  what: Printed = 'asked.receipt',
): Promise<void> {
  await saying(what, writeToPrinter(till, bytes));
}

async function saying(what: Printed, done: Promise<void>): Promise<void> {
  try {
    await done;
  } catch (error) {
    // The server says itself why its printer took nothing.
    if (error instanceof ProblemError && error.status > 0) throw error;
    const isAway = error instanceof ProblemError;
    throw new Error(sentence(`${what}.${isAway ? 'noServer' : 'failed'}`), { cause: error });
  }
}

/**
 * Opens the drawer of this device for a recorded entry, if it has an automatic one; throws like
 * printing.
 */
export async function kickDrawer(till: TillSession): Promise<void> {
  const { way, opensDrawer } = deviceSettings.get();
  if (way !== 'browser' && opensDrawer) await saying('asked.receipt', openDrawer(till));
}

/** The paper in a server answer, `?format=json`. */
export function paperIn(body: unknown): Paper {
  const [paper] = body as readonly WirePaper[];
  if (paper === undefined) throw new Error('the paper has an unknown shape');
  const { logo, ...said } = paper;
  const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return {
    ...said,
    ...(logo && { logo: { contentType: logo.contentType, bytes: bytes(logo.base64) } }),
  };
}
