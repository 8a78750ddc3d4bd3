import { verifierCode } from '@balcao/contracts';
import { printMessages, type Language } from '@balcao/messages';
import { renderHtml, shiftPaperOf, type Paper, type ShiftFacts } from '@balcao/printing';
import { sentence } from '../../i18n/messages.js';
import { deviceSettings } from '../devices/device-settings.js';
import { printPage } from '../receipt/print-page.js';
import { printRaw } from '../receipt/print-raw.js';
import type { TillSession } from '../till/till-session.js';

/** A provisional print of a shift from this device's data; not the final Z. */
export function closingPaper(till: TillSession, shift: ShiftFacts, language: Language): Paper {
  const { supplier, timeZone, papers } = till.start;
  const isDemo = papers.some((each) => each.isDemo === true);
  const printed = { shift, supplier, language, timeZone, size: 'thermal80', isDemo } as const;
  const now = new Date().toISOString();
  const paper = shiftPaperOf({ ...printed, verifierCode, now, amendments: [], isCopy: false });
  const isClosed = shift.closedAt !== undefined;
  const title = isClosed ? printMessages(language).shift.title : paper.title;
  const footer = isClosed ? [] : paper.footer;
  return { ...paper, title, footer: [...footer, sentence('tillMore.shift.onPaper')] };
}

/** Prints the shift without the server. Throws the printer's error. */
export async function printClosing(
  till: TillSession,
  shift: ShiftFacts,
  language: Language,
): Promise<void> {
  const paper = closingPaper(till, shift, language);
  const isPage = deviceSettings.get().way === 'browser';
  if (isPage) await printPage(renderHtml(paper), 'tillShift.print');
  else await printRaw(till, paper, 'tillShift.print');
}
