import { refuse } from '../refusal.js';

/** What a device is set up to sell with; kept on the device itself. */
export interface TillDevice {
  readonly cashRegisterId?: string;
  /** Where the money of its sales goes. */
  readonly treasuryAccountId?: string;
}

/** The register and the account that the device sells with; refused while one is missing. */
export function tillOf(device: TillDevice): Required<TillDevice> {
  const { cashRegisterId, treasuryAccountId } = device;
  return {
    cashRegisterId: cashRegisterId ?? refuse('pos.cashRegisterNotSelected'),
    treasuryAccountId: treasuryAccountId ?? refuse('pos.noTreasuryAccountOnDevice'),
  };
}

/** The shift that a sale belongs to: nothing is sold without one. */
export function shiftOf<S>(open: S | undefined): S {
  return open ?? refuse('shift.noneOpen');
}
