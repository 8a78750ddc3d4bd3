import type { Books } from '../books.js';
import { checkScaleBarcodes } from '../catalog/index.js';
import type { Decide } from '../decide.js';
import { checkTaxNumber } from '../identifiers/index.js';
import { Problems } from '../refusal.js';
import { changesBetween, readFields, withChanges } from '../registers/index.js';
import { refuseStale } from '../threads/index.js';
import type { ChangeCompany, ChangeSettings } from './companies.commands.js';
import type { CompanyDetails, CompanySettings } from './companies.events.js';
import { discardDemo } from './demo-company.js';
import { closeCompany, leaveCompany, reopenCompany } from './close-company.js';
import { orderCompanyExport, takeCompanyExport } from './export-company.js';
import { dismissSetUp, settleSetUpStep } from './set-up-company.js';
import { companyDetailsFields, companySettingsFields } from './company.fields.js';
import { companyOf, todayIn } from './company-of.js';
import { registerCompany } from './register-company.js';

const detailNames = Object.keys(companyDetailsFields) as (keyof CompanyDetails)[];
const settingNames = Object.keys(companySettingsFields) as (keyof CompanySettings)[];

const changeCompany: Decide<ChangeCompany> = (books, command) => {
  const before = companyOf(books);
  refuseStale(books, before.id, command.expectedRevision);
  const problems = new Problems();
  const sent = withChanges(before, { ...command.fields });
  const after = readFields(companyDetailsFields, sent, problems);
  problems.refuseIfAny();
  // The name says it on every paper, list and file.
  if (before.isDemo === true && after.name !== before.name) problems.add('name', 'demo.nameStays');
  if (after.nuit !== before.nuit || after.country !== before.country) {
    checkTaxNumber(after, command.acceptNuitWarning, problems);
  }
  problems.refuseIfAny();
  const changes = changesBetween<CompanyDetails>(before, after, detailNames);
  return changes ? [{ type: 'CompanyChanged', data: { id: before.id, ...changes } }] : [];
};

const changeSettings: Decide<ChangeSettings> = (books, command, context) => {
  const { fields, expectedRevision } = command;
  const { id } = companyOf(books);
  refuseStale(books, id, expectedRevision);
  const before = books.companies.settings.get();
  const problems = new Problems();
  const after = readFields(companySettingsFields, withChanges(before, { ...fields }), problems);
  problems.refuseIfAny();
  checkSettings(books, before, after, problems);
  if ((after.lockedThrough ?? '') >= todayIn(books, context)) {
    problems.add('lockedThrough', 'company.lockNotPast');
  }
  problems.refuseIfAny();
  const changes = changesBetween(before, after, settingNames);
  return changes ? [{ type: 'SettingsChanged', data: { id, ...changes } }] : [];
};

/** What the settings name has to be there when it is chosen. */
function checkSettings(
  books: Books,
  before: CompanySettings,
  after: CompanySettings,
  problems: Problems,
): void {
  const { defaultClientId, defaultWarehouseId, scaleBarcodes, stockValuation } = after;
  if (defaultClientId !== undefined && defaultClientId !== before.defaultClientId) {
    const client = books.parties.parties.get(defaultClientId);
    if (client?.isClient !== true || client.isArchived) {
      problems.add('defaultClientId', 'company.defaultClientNotSelected');
    }
  }
  if (defaultWarehouseId !== before.defaultWarehouseId) {
    const warehouse = books.stock.warehouses.get(defaultWarehouseId ?? '');
    if (!warehouse || warehouse.isArchived) {
      problems.add('defaultWarehouseId', 'warehouse.defaultNotSelected');
    }
  }
  if (stockValuation !== before.stockValuation && books.stock.pools.size > 0) {
    problems.add('stockValuation', 'stock.valuationInUse');
  }
  checkScaleBarcodes(scaleBarcodes, problems);
}

/** The rules of the company's own commands, by command. */
export const companiesDeciders = {
  RegisterCompany: registerCompany,
  ChangeCompany: changeCompany,
  ChangeSettings: changeSettings,
  CloseCompany: closeCompany,
  ReopenCompany: reopenCompany,
  DiscardDemo: discardDemo,
  LeaveCompany: leaveCompany,
  OrderCompanyExport: orderCompanyExport,
  TakeCompanyExport: takeCompanyExport,
  SettleSetUpStep: settleSetUpStep,
  DismissSetUp: dismissSetUp,
};
