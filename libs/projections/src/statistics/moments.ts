/** The hour of an instant in UTC, from 0; readers move it to the company's time zone. */
export function hourOf(instant: string): number {
  return Number.parseInt(instant.slice(11, 13), 10);
}

/** The calendar month of a day, `2026-03`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}
