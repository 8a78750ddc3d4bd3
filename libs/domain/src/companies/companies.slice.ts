import { scaleBarcodePresets } from '../catalog/index.js';
import { Cell, defineSlice } from '../kernel/index.js';
import { applyChanges } from '../registers/index.js';
import type { CompaniesEvent, CompanyDetails, CompanySettings } from './companies.events.js';

/** The company that the books belong to. */
export interface Company extends CompanyDetails {
  readonly id: string;
  readonly currency: string;
}

export type CompaniesSlice = {
  /** Empty until the first event. */
  readonly company: Cell<Company | undefined>;
  readonly settings: Cell<CompanySettings>;
};

/** What a company begins with. */
export const initialSettings: CompanySettings = {
  timeZone: 'Africa/Maputo',
  decimalPlaces: 2,
  roundingPolicy: 'P',
  pricesIncludeVat: false,
  financialDiscountMode: 'onInvoice',
  exceedsStockLimits: true,
  batchOutputMethod: 'FEFO',
  sellsExpiredBatches: false,
  stockValuation: 'average',
  allowsReferences: true,
  writeOffLimitMinor: 100,
  scaleBarcodes: scaleBarcodePresets,
};

export const companiesSlice = defineSlice<CompaniesSlice, CompaniesEvent>({
  create: (undo) => ({
    company: new Cell<Company | undefined>(undo, undefined),
    settings: new Cell(undo, initialSettings),
  }),
  evolve: {
    CompanyRegistered: ({ company, settings }, { settings: chosen, ...registered }) => {
      company.set(registered);
      settings.set({ ...initialSettings, ...chosen });
    },
    CompanyChanged: ({ company }, changes) => {
      const before = company.get();
      if (before) company.set(applyChanges<Company>(before, changes));
    },
    SettingsChanged: ({ settings }, changes) => {
      settings.set(applyChanges(settings.get(), changes));
    },
  },
});
