import { ClosingController } from './closing.controller.js';
import { CompaniesController } from './companies.controller.js';
import { CompanyExportsController } from './exports.controller.js';
import { CompanyIds } from './company-ids.js';
import { CompanySetUpController } from './company-set-up.controller.js';
import { OwnedCompanies } from './owned-companies.js';
import { RegisterCompanyHandler } from './register-company.js';

/** The company itself: who it is, how it works, how it begins and ends. */
export const companiesControllers = [
  CompaniesController,
  CompanySetUpController,
  CompanyExportsController,
  ClosingController,
];

export const companiesProviders = [CompanyIds, OwnedCompanies, RegisterCompanyHandler];
