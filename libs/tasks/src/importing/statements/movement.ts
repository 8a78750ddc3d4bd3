import type { Table } from '../table/table.js';

/** A movement from a structured format: nothing has to be guessed. */
export interface BankMovement {
  /** `2026-03-05`. */
  readonly on: string;
  readonly description: string;
  readonly reference: string;
  /** Signed, with a point: `-40.50`. */
  readonly amount: string;
  /** `pending` if the bank has not booked it. */
  readonly status?: string;
  /** Balance after the movement, if the file has it. */
  readonly balance?: string;
  /** The account that the file says it is of, and the currency of that. */
  readonly account?: string;
  readonly currency?: string;
}

/** Movements as statement rows, each with its position in the file. */
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

/** `20260305…` and `260305` as `2026-03-05`; other text unchanged, to be refused. */
export function compactDay(written: string): string {
  const [, year, month, day] = /^(\d{4}|\d{2})(\d{2})(\d{2})(?!\d{2}$)/.exec(written.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return written;
  return `${year.length === 2 ? `20${year}` : year}-${month}-${day}`;
}
