import type { IdentitySettings } from './identity-settings.js';

/** What sign-in stands on beside the stores. */
export interface IdentityGround {
  readonly settings: IdentitySettings;
  readonly dataDir: string;
}

export const IDENTITY = Symbol('identity');
