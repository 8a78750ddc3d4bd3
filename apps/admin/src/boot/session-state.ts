import type { CompanyMembership, SessionInfo, SetUpState } from '@balcao/contracts';
import { createSlice } from './slice.js';

/** Who is signed in; `needsSetUp` while the installation waits for its first company. */
export interface SessionState {
  readonly info: SessionInfo | null;
  readonly needsSetUp: boolean;
  /** Somebody has signed out here, and the server could not be notified yet. */
  readonly isSigningOut?: boolean;
  /** Where the code is that the first visit takes. */
  readonly codeIn?: SetUpState['codeIn'];
}

export const session = createSlice<SessionState>({ info: null, needsSetUp: false });

/** The company that the user works in. */
export const company = createSlice<{ readonly id: string | null }>({ id: null });

/** In which the open company counts its days; nothing while none is open. */
export const companyTimeZone = (): string | undefined => openCompany()?.timeZone;

/** Where the open company is: it names the tax number. Nothing while none is open. */
export const companyCountry = (): string | undefined => openCompany()?.country;

function openCompany(): CompanyMembership | undefined {
  const { id } = company.get();
  return session.get().info?.companies.find(({ companyId }) => companyId === id);
}
