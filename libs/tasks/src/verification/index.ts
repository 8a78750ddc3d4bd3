export { verifyCompany } from './verify-company.js';
