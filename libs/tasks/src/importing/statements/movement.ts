import type { Table } from '../table/table.js';

/** A movement of a file that names its parts: nothing about it has to be found out. */
export interface BankMovement {
  /** `2026-03-05`. */
  readonly on: string;
  readonly description: string;
  readonly reference: string;
  /** Signed, with a point: `-40.50`. */
  readonly amount: string;
  /** `pending` where the bank has not booked it. */
  readonly status?: string;
  /** After the movement, where the file says it. */
  readonly balance?: string;
}

/** Movements as the rows that statements are read from, each by its place in the file. */
export function movementsTable(movements: readonly BankMovement[]): Table {
  return {
    headings: ['Date', 'Description', 'Reference', 'Amount', 'Status', 'Balance'],
    rows: movements.map((movement, at) => {
      const { on, description, reference, amount, status = '', balance = '' } = movement;
      const texts = [on, description, reference, amount, status, balance];
      return { place: at + 1, cells: texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()) };
    }),
  };
}

/** `20260305…` and `260305` as `2026-03-05`; what is none as it is, to be refused. */
export function compactDay(written: string): string {
  const [, year, month, day] = /^(\d{4}|\d{2})(\d{2})(\d{2})(?!\d{2}$)/.exec(written.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return written;
  return `${year.length === 2 ? `20${year}` : year}-${month}-${day}`;
}
