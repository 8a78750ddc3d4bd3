export { check, fileOf } from './checked-file.js';
export { cornerShop } from './corner-shop.js';
export { piecesOf, textOfFile } from './file-text.js';
export { inSections, type SectionReaders, type SourceInSections } from './in-sections.js';
export { manyDocuments } from './many-documents.js';
export { places } from './places.js';
