import type { IdentitySettings } from './identity-settings.js';

/** What sign-in needs in addition to the stores. */
export interface IdentityGround {
  readonly settings: IdentitySettings;
  readonly dataDir: string;
}

export const IDENTITY = Symbol('identity');
