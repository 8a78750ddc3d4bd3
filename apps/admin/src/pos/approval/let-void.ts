import type { TillApproval } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import { settings } from '../../boot/settings.js';
import { showSnack } from '../../boot/snack.js';
import { sentence } from '../../i18n/messages.js';
import type { TillSession } from '../till/till-session.js';
import { askForApproval } from './approval-asked.js';

/**
 * Asks a supervisor to approve a void above the cashier's limit, in minor units; undefined if
 * declined.
 */
export async function letVoid(
  till: TillSession,
  minor: number,
  limitMinor: number,
): Promise<TillApproval | undefined> {
  const { lang } = settings.get();
  const params = { amount: showMinor(minor, lang), limit: showMinor(limitMinor, lang) };
  const message = sentence('tillMore.void.beyond', params);
  const answer = await askForApproval({ message, subjectId: till.shift.id });
  if (answer === undefined) return undefined;
  const { approval, voidMinor: theirs } = answer;
  if (theirs === undefined || minor <= theirs) return approval;
  const limit = showMinor(theirs, lang);
  showSnack(sentence('asked.approval.approverCash', { limit }), 'error');
  return undefined;
}
