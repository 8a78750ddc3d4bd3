export { templateColumns } from './template-columns.js';
