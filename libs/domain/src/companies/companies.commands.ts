import type { SentChanges } from '../registers/index.js';
import type { CompanyDetails, CompanySettings, SetUpStep } from './companies.events.js';

/** A company's first command: itself, its owner, and what its country needs to sell at once. */
export interface RegisterCompany {
  readonly type: 'RegisterCompany';
  readonly id: string;
  readonly name: string;
  readonly nuit: string;
  readonly address: string;
  readonly city: string;
  readonly province?: string;
  /** `MZ` without it. */
  readonly country?: string;
  readonly phone?: string;
  readonly email?: string;
  /** That of the country without it. */
  readonly currency?: string;
  /** `Africa/Maputo` without it. */
  readonly timeZone?: string;
  readonly ownerId: string;
  readonly ownerName: string;
  /** Of the series that are opened; the present one without it. */
  readonly year?: number;
  /** Passes the warning `nuit.checkDigit`: the rule of the last digit is not official. */
  readonly acceptNuitWarning?: boolean;
  /** A company to try things out in: marked on every screen and paper, and deleted at will. */
  readonly isDemo?: boolean;
}

/** Corrects what documents print of the company; those that are issued keep what they print. */
export interface ChangeCompany {
  readonly type: 'ChangeCompany';
  readonly fields: SentChanges<CompanyDetails>;
  readonly acceptNuitWarning?: boolean;
  readonly expectedRevision?: number;
}

/** Changes how the company works from now on; valuation stays once stock has moved. */
export interface ChangeSettings {
  readonly type: 'ChangeSettings';
  readonly fields: SentChanges<CompanySettings>;
  readonly expectedRevision?: number;
}

/** Ends the company's work: an owner, who has typed the company's name. */
export interface CloseCompany {
  readonly type: 'CloseCompany';
  readonly name: string;
}

/** Takes a closed company back; an owner, while there is time. */
export interface ReopenCompany {
  readonly type: 'ReopenCompany';
}

/** Ends a demo at once and for good: nobody is a member of it any more. */
export interface DiscardDemo {
  readonly type: 'DiscardDemo';
}

/** Asks for everything that the company has. */
export interface OrderCompanyExport {
  readonly type: 'OrderCompanyExport';
  readonly exportId: string;
}

/** Takes the file of everything. */
export interface TakeCompanyExport {
  readonly type: 'TakeCompanyExport';
  readonly exportId: string;
}

/** Ends the actor's own work for the company. */
export interface LeaveCompany {
  readonly type: 'LeaveCompany';
}

/** Says of a step of setting up that it is done or passed over. */
export interface SettleSetUpStep {
  readonly type: 'SettleSetUpStep';
  readonly step: SetUpStep;
  readonly how: 'done' | 'skipped';
}

/** Asks not to be shown any more what is left of setting up. */
export interface DismissSetUp {
  readonly type: 'DismissSetUp';
}
