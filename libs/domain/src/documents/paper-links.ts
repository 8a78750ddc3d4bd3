import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import type { MakePaperLink, RevokePaperLinks } from './document.commands.js';
import { refuseUnknown } from './document-paper.js';

/** For how many days a link shows a paper. */
export const PAPER_LINK_DAYS = 30;

const aDay = 24 * 60 * 60_000;

/** Makes a link to a paper; what it is, only the caller knows. */
export const makePaperLink: Decide<MakePaperLink> = (books, { id }, { now }) => {
  refuseUnknown(books, id);
  const expiresAt = new Date(Date.parse(now) + PAPER_LINK_DAYS * aDay).toISOString();
  return [{ type: 'PaperLinkMade', data: { id, expiresAt } }];
};

/** Takes all links to a paper back; nothing happens where there is none. */
export const revokePaperLinks: Decide<RevokePaperLinks> = (books, { id }) => {
  refuseUnknown(books, id);
  return books.links.shared.has(id) ? [{ type: 'PaperLinksRevoked', data: { id } }] : [];
};

/** A link as it was made: the event at the revision. */
export interface MadeLink {
  readonly id: string;
  readonly revision: number;
  /** UTC instant. */
  readonly expiresAt: string;
}

/** Whether a link shows its paper now: neither expired nor taken back, of no closed company. */
export function isLinkOpen(
  { links, companies }: Books,
  { id, revision, expiresAt }: MadeLink,
  now: string,
): boolean {
  const shared = links.shared.get(id);
  if (shared === undefined || companies.closing.get() !== undefined) return false;
  return revision >= shared.since && now < expiresAt;
}

/** Until when a link to the paper is open; undefined where none is. */
export function openLinkUntil({ links }: Books, id: string, now: string): string | undefined {
  const until = links.shared.get(id)?.until;
  return until !== undefined && now < until ? until : undefined;
}
