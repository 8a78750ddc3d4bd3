import { conflict, invalid } from '../kernel/index.js';

export const posErrors = {
  'pos.cashRegisterNotSelected': invalid(),
  'pos.noTreasuryAccountOnDevice': invalid(),
  'shift.noneOpen': conflict(),
};
