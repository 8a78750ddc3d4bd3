import { charactersPerPage, eventsOfFirstPage, eventsPerPage } from './limits.js';

/**
 * Chooses how many events to read at once, so that a page takes about the same time at any size.
 */
export class PageSize {
  private events = eventsOfFirstPage;

  /** Events of the next page, when at most `limit` are wanted. */
  upTo(limit: number): number {
    return Math.min(this.events, limit);
  }

  /** Learns from a page that was read. */
  learn(sizes: readonly number[]): void {
    if (sizes.length === 0) return;
    const characters = sizes.reduce((sum, size) => sum + size, 0);
    const fitting = Math.floor((charactersPerPage * sizes.length) / Math.max(1, characters));
    this.events = Math.max(1, Math.min(eventsPerPage, fitting));
  }
}
