import type {
  Closing,
  Company,
  CompanySettings,
  MemberLimits,
  Preferences,
  SettingsSince,
  SetUpStanding,
  SetUpStep,
} from '@balcao/domain';
import type { MadeFileAnswer } from './made-files.js';

/** `GET /api/setup`: whether this installation still waits for its first company. */
export interface SetUpState {
  readonly needed: boolean;
  /** Where the code is found that the first visit takes; absent where it takes none. */
  readonly codeIn?: 'log' | 'settings';
  /** While the demo company's year is being made: the share that is done, from 0 to 1. */
  readonly demoProgress?: number;
}

/** `POST /api/setup`: the first company and its owner; signs the owner in. */
export interface SetUpBody {
  /** The code that the first visit takes where others could be first. */
  readonly setUpCode?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly company: RegisterCompanyBody;
}

/** What setting up answers: the session, and the id that the company was given. */
export interface SetUpAnswer extends SessionInfo {
  readonly companyId: string;
}

/** `POST /api/companies`; answers the id that the company was given. */
export interface RegisterCompanyBody {
  readonly name: string;
  readonly nuit: string;
  readonly address: string;
  readonly city: string;
  /** ISO 3166-1; `MZ` without it. The books are kept in its currency. */
  readonly country?: string;
  readonly phone?: string;
  readonly email?: string;
  /** Passes the warning that the NUIT's check digit does not fit. */
  readonly acceptNuitWarning?: boolean;
}

/** `POST /api/session`: signs in. */
export interface SignInBody {
  readonly email: string;
  readonly password: string;
  /** Of the authenticator or for recovery, where the account asks for it. */
  readonly code?: string;
}

/** `GET /api/session`, and what signing in answers. 401 when nobody is signed in. */
export interface SessionInfo {
  readonly csrfToken: string;
  readonly user: Preferences & {
    readonly id: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly profileImageId?: string;
    /** May administer the whole service, at `/service`. */
    readonly isServiceAdmin?: true;
  };
  readonly companies: readonly CompanyMembership[];
}

/** A company that the signed-in person works in, and what they may do there. */
export interface CompanyMembership {
  readonly companyId: string;
  readonly companyName: string;
  readonly nuit: string;
  /** ISO 3166-1, `MZ`: it names the tax number. */
  readonly country: string;
  /** IANA name: the company's days are counted in it, wherever the browser is. */
  readonly timeZone: string;
  readonly role: string;
  readonly permissions: readonly string[];
  readonly limits?: MemberLimits;
  /** Of a company to try things out in. */
  readonly isDemo?: true;
  /** Of a closed company; shown to its owners alone. */
  readonly closing?: Closing;
}

/** `GET /api/companies/current`: the company of the request, from its books. */
export interface CompanyAnswer extends Company {
  /** The last revision about the company itself. */
  readonly revision: number;
  readonly settings: CompanySettings;
  readonly settingsSince: SettingsSince;
  readonly closing?: Closing;
  /** Under which the program is certified in its country; papers say it. */
  readonly certificate?: string;
}

/** `GET /api/companies/current/demo`: whether nothing in the company counts. */
export interface DemoAnswer {
  readonly isDemo: boolean;
  /** While its year is being made: the share that is done, from 0 to 1. */
  readonly share?: number;
}

/** `POST /api/companies/current/close`; the code where the account asks for one. */
export interface CloseCompanyBody {
  readonly name: string;
  readonly password: string;
  readonly code?: string;
}

/** `POST /api/account/close`. */
export interface CloseAccountBody {
  readonly password: string;
  readonly code?: string;
}

/** `GET /api/companies/current/set-up`: what is left of setting the company up. */
export interface CompanySetUpAnswer {
  readonly isDismissed: boolean;
  readonly steps: readonly SetUpStanding[];
}

/** `POST /api/companies/current/set-up`. */
export interface SettleSetUpStepBody {
  readonly step: SetUpStep;
  readonly how: 'done' | 'skipped';
}

/** `GET /api/companies/current/exports`: one file of everything, the newest first. */
export interface CompanyExportAnswer extends MadeFileAnswer {
  /** UTC instant until which the file is kept. */
  readonly expiresAt: string | null;
}
