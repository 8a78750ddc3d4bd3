import { conflict, invalid } from '../kernel/index.js';

/** Refusals of telephone numbers, addresses and tax numbers, whosever they are. */
export const identifiersErrors = {
  'phone.invalid': invalid(),
  'phone.invalidCode': invalid(),
  'phone.invalidForCode': invalid(),
  'email.invalid': invalid(),
  'nuit.invalid': invalid(),
  'nuit.invalidNif': invalid(),
  /** 000000000 and 999999999 mean a final consumer, nobody owns them. */
  'nuit.reserved': invalid<{ nuit: string }>(),
  /** A warning: the same command with `acceptNuitWarning: true` passes it. */
  'nuit.checkDigit': conflict<{ nuit: string }>(),
};
