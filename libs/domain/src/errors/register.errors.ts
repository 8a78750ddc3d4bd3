import { absent, conflict, invalid, stale } from '../kernel/index.js';

/** Refusals that any plain record knows. */
export const registerErrors = {
  'record.notFound': absent<{ id: string }>(),
  'record.invalidId': invalid<{ id: string }>(),
  'record.idTaken': conflict<{ id: string }>(),
  'record.archived': conflict<{ id: string }>(),
  'record.notArchived': conflict<{ id: string }>(),
  'record.stale': stale<{ expected: number; actual: number }>(),
  /** Of what would be taken back: a later change is not undone with it. */
  'record.changedAgain': stale(),
  'field.required': invalid<{ field: string }>(),
  'field.invalid': invalid<{ field: string }>(),
  'field.tooLong': invalid<{ field: string; max: number }>(),
  'field.tooMany': invalid<{ field: string; max: number }>(),
  'field.outOfRange': invalid<{ field: string; min: number; max: number }>(),
  'field.negative': invalid<{ field: string }>(),
  'field.taken': conflict<{ field: string; value: string }>(),
};
