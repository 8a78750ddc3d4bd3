export { readXsd, XsdUnsupported } from './read-xsd.js';
export { renderXsd } from './render-xsd.js';
export { angolanSchema, mozambicanSchema, portugueseSchema, saftSchemas } from './saft-schemas.js';
export type { Schema } from './schema.js';
export { SchemaValidator, type SchemaProblem } from './validator.js';
