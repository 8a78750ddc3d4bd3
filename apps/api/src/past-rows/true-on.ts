/** The fields that name the day an event is about, the first that there is. */
const dayFields = ['issuedOn', 'on', 'shiftOn'] as const;

/**
 * Whether what an event says was so by the end of a day. Events that are about no day, as those of
 * registers, are taken for true at all times.
 */
export function wasTrueOn(data: unknown, day: string): boolean {
  if (typeof data !== 'object' || data === null) return true;
  const fields = data as Readonly<Record<string, unknown>>;
  const statedDay = dayFields
    .map((name) => fields[name])
    .find((value) => typeof value === 'string');
  return typeof statedDay !== 'string' || statedDay <= day;
}
