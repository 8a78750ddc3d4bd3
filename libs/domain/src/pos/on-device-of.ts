import type { LineCashier } from '../documents/index.js';

/** The member signed in on the device, if that was not the cashier. */
export interface OnDeviceOf {
  readonly signedIn?: LineCashier;
}
