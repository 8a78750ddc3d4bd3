import { refuse } from '../refusal.js';

/** What a device is set up to sell with; kept on the device itself. */
export interface TillDevice {
  readonly cashRegisterId?: string;
  /** The account for its takings. */
  readonly treasuryAccountId?: string;
}

/** The register and the account that the device sells with; refused while one is missing. */
export function tillOf(device: TillDevice): Required<TillDevice> {
  const { cashRegisterId, treasuryAccountId } = device;
  return {
    cashRegisterId:
      cashRegisterId ?? refuse('pos.cashRegisterNotSelected', undefined, 'cashRegisterId'),
    treasuryAccountId:
      treasuryAccountId ?? refuse('pos.noTreasuryAccountOnDevice', undefined, 'treasuryAccountId'),
  };
}

/** The shift of a sale; required. */
export function shiftOf<S>(open: S | undefined): S {
  return open ?? refuse('shift.noneOpen');
}
