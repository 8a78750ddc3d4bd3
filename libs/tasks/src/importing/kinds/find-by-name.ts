import type { FieldsOf, Register, RegisterRecord } from '@balcao/domain';
import { folded } from '../cells.js';

/** The active record whose field equals the text, ignoring accents and case. */
export function findByName<F extends FieldsOf>(
  register: Register<F>,
  text: string,
  named: (record: RegisterRecord<F>) => readonly (string | undefined)[],
): RegisterRecord<F> | undefined {
  const wanted = folded(text);
  for (const record of register.values()) {
    if (record.isArchived) continue;
    if (named(record).some((name) => name !== undefined && folded(name) === wanted)) return record;
  }
  return undefined;
}
