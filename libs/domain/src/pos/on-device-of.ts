import type { LineCashier } from '../documents/index.js';

/** Who was signed in on the device, where somebody else was at it. */
export interface OnDeviceOf {
  readonly signedIn?: LineCashier;
}
