import type { Language } from '@balcao/messages';
import { ProblemError } from '../../http/problem-error.js';
import { request } from '../../http/request.js';
import { deviceSettings } from '../devices/device-settings.js';
import { paperIn, printRaw } from '../receipt/print-raw.js';
import type { TillSession } from '../till/till-session.js';

/**
 * Prints what the shift comes to on the roll: the Z of a closed one, the X of an open one. Throws
 * `ProblemError`, also where its figures do not show to whoever asks.
 */
export async function printShift(
  till: TillSession,
  shiftId: string,
  language: Language,
): Promise<void> {
  const { companyId } = till;
  const isPage = deviceSettings.get().way === 'browser';
  const query = new URLSearchParams({
    ...{ language, copy: 'original', company: companyId, format: isPage ? 'html' : 'json' },
  });
  const address = `/api/shifts/${encodeURIComponent(shiftId)}/paper?${query.toString()}`;
  // Asked for first: a frame could not say why there is nothing to print.
  const { body } = await request(address, { companyId });
  if (isPage) await printPage(address);
  else await printRaw(till, paperIn(body));
}

function printPage(address: string): Promise<void> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.className = 'visually-hidden';
    frame.title = address;
    frame.src = address;
    frame.addEventListener('load', () => {
      frame.contentWindow?.addEventListener('afterprint', () => {
        frame.remove();
      });
      frame.contentWindow?.print();
      resolve();
    });
    document.body.append(frame);
  });
}

/** Why something could not be printed, in words. */
export const whyNotPrinted = (error: unknown): string =>
  error instanceof ProblemError || error instanceof Error ? error.message : String(error);
