import { conflict, invalid } from '../kernel/index.js';

export const posErrors = {
  'pos.cashRegisterNotSelected': invalid(),
  'pos.cashRegisterHasSeries': conflict<{ name: string }>(),
  'pos.noTreasuryAccountOnDevice': invalid(),
  'shift.noneOpen': conflict(),
};
