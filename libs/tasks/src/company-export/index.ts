export { endCompanyExport, exportCompany, type ExportGround } from './export-company.js';
export {
  companyExportBlob,
  companyExportEndJob,
  companyExportJob,
  companyExportOrder,
} from './export-order.js';
