import { dayIn, yearOf } from '../calendar.js';
import type { Decide } from '../decide.js';
import type { JournalEvent } from '../events.js';
import { checkTaxNumber } from '../identifiers/index.js';
import { rolePermissions } from '../identity/index.js';
import { Problems, refuse } from '../refusal.js';
import { readFields, required, text } from '../registers/index.js';
import { SERIES_YEARS, seriesOpened } from '../series/index.js';
import { refuseTakenId } from '../threads/index.js';
import { initialSettings } from './companies.slice.js';
import type { RegisterCompany } from './companies.commands.js';
import type { CompanyRegistered, CompanySettings } from './companies.events.js';
import { companyDetailsFields, companySettingsFields } from './company.fields.js';
import {
  currenciesOf,
  expenseCategoryPresets,
  paymentMethodsOf,
  treasuryAccountsOf,
} from './money-presets.js';
import { documentTypePresets, mainWarehouse, printModelPresets } from './presets.js';
import { vatPresetsOf } from './vat-presets.js';

const currencyShape = /^[A-Z]{3}$/;
const ownerName = required(text(200));

/** Sets a company up so that it can sell at once: VAT, document types and this year's series. */
export const registerCompany: Decide<RegisterCompany> = (books, command, context) => {
  if (books.companies.company.get()) refuse('company.alreadyRegistered');
  refuseTakenId(books, command.id);
  const registered = companyRegistered(command);
  const { timeZone = initialSettings.timeZone } = registered.data.settings;
  const year = command.year ?? yearOf(dayIn(timeZone, context.now));
  if (!Number.isInteger(year) || year < SERIES_YEARS.first || year > SERIES_YEARS.last) {
    refuse('series.invalidYear', undefined, 'year');
  }
  return [
    registered,
    ownerJoined(command),
    ...presets(registered, year),
    ...moneyPresets(registered),
  ];
};

/** In which a company of a country keeps its books, where it does not say. */
const currencyOf: Readonly<Record<string, string>> = { MZ: 'MZN', AO: 'AOA', PT: 'EUR' };
const zoneOf: Readonly<Record<string, string>> = { AO: 'Africa/Luanda', PT: 'Europe/Lisbon' };

function companyRegistered(command: RegisterCompany): CompanyRegistered {
  const { id, country = 'MZ' } = command;
  const { currency = currencyOf[country] ?? 'MZN' } = command;
  const { timeZone = zoneOf[country] ?? initialSettings.timeZone } = command;
  const problems = new Problems();
  const details = readFields(companyDetailsFields, { ...command, country }, problems);
  const settings: CompanySettings = readFields(
    companySettingsFields,
    { ...initialSettings, timeZone, defaultWarehouseId: mainWarehouse.id },
    problems,
  );
  if (!currencyShape.test(currency)) problems.add('currency', 'company.currencyUnknown');
  problems.refuseIfAny();
  checkTaxNumber(details, command.acceptNuitWarning, problems);
  problems.refuseIfAny();
  const demo = command.isDemo === true && ({ isDemo: true } as const);
  return { type: 'CompanyRegistered', data: { ...details, id, currency, settings, ...demo } };
}

function ownerJoined({ ownerId, ownerName: sent }: RegisterCompany): JournalEvent {
  const problems = new Problems();
  const name = ownerName.read(sent, 'ownerName', problems) ?? '';
  problems.refuseIfAny();
  const data = { id: ownerId, name, role: 'owner', permissions: rolePermissions.owner } as const;
  return { type: 'MemberJoined', data };
}

function presets({ data: { country } }: CompanyRegistered, year: number): JournalEvent[] {
  return [
    { type: 'WarehouseRegistered', data: mainWarehouse },
    ...vatPresetsOf(country).map((data): JournalEvent => ({ type: 'VatRegistered', data })),
    ...documentTypePresets.map((data): JournalEvent => ({ type: 'DocumentTypeRegistered', data })),
    ...printModelPresets.map((data): JournalEvent => ({ type: 'PrintModelRegistered', data })),
    ...documentTypePresets.map(({ id, prefix }) => seriesOpened(id, year, prefix)),
  ];
}

function moneyPresets({ data: { country, currency } }: CompanyRegistered): JournalEvent[] {
  return [
    ...currenciesOf(country, currency).map((data): JournalEvent => ({
      type: 'CurrencyRegistered',
      data,
    })),
    ...treasuryAccountsOf(country, currency).map((data): JournalEvent => ({
      type: 'TreasuryAccountRegistered',
      data,
    })),
    ...paymentMethodsOf(country).map((data): JournalEvent => ({
      type: 'PaymentMethodRegistered',
      data,
    })),
    ...expenseCategoryPresets.map((data): JournalEvent => ({
      type: 'ExpenseCategoryRegistered',
      data,
    })),
  ];
}
