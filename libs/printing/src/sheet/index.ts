export { paperSheet, type SheetCell } from './paper-sheet.js';
