import { HOME_TIME_ZONE } from '../calendar.js';
import { scaleBarcodePresets } from '../catalog/index.js';
import { Cell, defineSlice } from '../kernel/index.js';
import { applyChanges } from '../registers/index.js';
import type {
  CompaniesEvent,
  CompanyDetails,
  CompanySettings,
  SetUpStep,
} from './companies.events.js';
import { isDemoRegistered } from './demo-registered.js';

/** The company that the books belong to. */
export interface Company extends CompanyDetails {
  readonly id: string;
  readonly currency: string;
  readonly isDemo?: true;
}

/** The company writes nothing more. */
export interface Closing {
  readonly closedOn: string;
  /** UTC instant. */
  readonly reopenUntil: string;
}

/** How far the setting up of the company has come. */
export interface SetUpProgress {
  readonly steps: { readonly [S in SetUpStep]?: 'done' | 'skipped' };
  readonly isDismissed: boolean;
}

/** UTC instants by the names of settings that were changed. */
export type SettingsSince = { readonly [K in keyof CompanySettings]?: string };

/** The company itself in its books. */
export type CompaniesSlice = {
  /** Empty until the first event. */
  readonly company: Cell<Company | undefined>;
  readonly settings: Cell<CompanySettings>;
  /** Since when settings are as they are; those that never changed are missing. */
  readonly settingsSince: Cell<SettingsSince>;
  readonly closing: Cell<Closing | undefined>;
  readonly setUp: Cell<SetUpProgress>;
};

/** What a company begins with. */
export const initialSettings: CompanySettings = {
  timeZone: HOME_TIME_ZONE,
  decimalPlaces: 2,
  roundingPolicy: 'P',
  pricesIncludeVat: false,
  financialDiscountMode: 'onInvoice',
  vatRegime: 'normal',
  exceedsStockLimits: true,
  batchOutputMethod: 'FEFO',
  sellsExpiredBatches: false,
  stockValuation: 'average',
  allowsReferences: true,
  asksNoteReason: true,
  writeOffLimitMinor: 100,
  mailsSeals: true,
  scaleBarcodes: scaleBarcodePresets,
};

/**
 * Folds the company's own facts; settings that an old event does not name begin as for a new
 * company.
 */
export const companiesSlice = defineSlice<CompaniesSlice, CompaniesEvent>({
  create: (undo) => ({
    company: new Cell<Company | undefined>(undo, undefined),
    settings: new Cell(undo, initialSettings),
    settingsSince: new Cell<SettingsSince>(undo, {}),
    closing: new Cell<Closing | undefined>(undo, undefined),
    setUp: new Cell<SetUpProgress>(undo, { steps: {}, isDismissed: false }),
  }),
  evolve: {
    CompanyRegistered: ({ company, settings }, data) => {
      const { settings: chosen, ...registered } = data;
      company.set({ ...registered, ...(isDemoRegistered(data) && { isDemo: true }) });
      settings.set({ ...initialSettings, ...chosen });
    },
    CompanyChanged: ({ company }, changes) => {
      const before = company.get();
      if (before) company.set(applyChanges<Company>(before, changes));
    },
    SettingsChanged: ({ settings, settingsSince }, changes, { recordedAt }) => {
      settings.set(applyChanges(settings.get(), changes));
      const changed = Object.keys({ ...changes.before, ...changes.after });
      const since = Object.fromEntries(changed.map((name) => [name, recordedAt]));
      settingsSince.set({ ...settingsSince.get(), ...since });
    },
    CompanyClosed: ({ closing }, { closedOn, reopenUntil }) => {
      closing.set({ closedOn, reopenUntil });
    },
    CompanyReopened: ({ closing }) => {
      closing.set(undefined);
    },
    // The history tells of these; no rule asks for them.
    CompanyExportOrdered: () => undefined,
    CompanyExportTaken: () => undefined,
    SetUpStepSettled: ({ setUp }, { step, how }) => {
      const { steps, isDismissed } = setUp.get();
      setUp.set({ steps: { ...steps, [step]: how }, isDismissed });
    },
    SetUpDismissed: ({ setUp }) => {
      setUp.set({ ...setUp.get(), isDismissed: true });
    },
  },
});
