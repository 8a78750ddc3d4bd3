import type { Language } from '@balcao/messages';
import { request } from '../../http/request.js';
import { deviceSettings } from '../devices/device-settings.js';
import { printPage } from '../receipt/print-page.js';
import { paperIn, printRaw } from '../receipt/print-raw.js';
import type { TillSession } from '../till/till-session.js';

/**
 * Prints the shift's figures: the Z of a closed one, the X of an open one. Throws `ProblemError`,
 * also if the user may not see them.
 */
export async function printShift(
  till: TillSession,
  shiftId: string,
  language: Language,
  copy: 'original' | 'duplicate' = 'original',
): Promise<void> {
  const { companyId } = till;
  const isPage = deviceSettings.get().way === 'browser';
  const query = new URLSearchParams({
    language,
    copy,
    company: companyId,
    format: isPage ? 'html' : 'json',
  });
  const address = `/api/shifts/${encodeURIComponent(shiftId)}/paper?${query.toString()}`;
  const { body } = await request(address, { companyId });
  // A page of our own: the server's stands apart from this one, which could not print it.
  if (isPage) await printPage(String(body), 'tillShift.print');
  else await printRaw(till, paperIn(body), 'tillShift.print');
}
