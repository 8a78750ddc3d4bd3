export { cancelWithTill } from './cancel-document.js';
export { closingOutlook, type ClosingOutlook } from './close-shift.js';
export * from './cause-kinds.js';
export * from './denominations.js';
export * from './lane-hash.js';
export type * from './on-device-of.js';
export * from './short-hash.js';
export type { LaneRange } from './lane-ranges.js';
export * from './late-shift.js';
export * from './likely-causes.js';
export { otherCashiers } from './line-cashiers.js';
export { printerAddress, type PrinterAddress } from './printer-address.js';
export { readPaperNumber } from './paper-number.js';
export { parkedSale } from './park-sale.js';
export * from './parking.events.js';
export type * from './pos.commands.js';
export * from './pos.deciders.js';
export * from './pos.events.js';
export * from './pos.limits.js';
export * from './pos.registers.js';
export {
  laneKey,
  noStand,
  posSlice,
  type ClosedShift,
  type DrawerCause,
  type LaneHead,
  type PosSlice,
  type RegisterStand,
} from './pos.slice.js';
export { seriesForPaper } from './recover-paper.js';
export * from './shift.events.js';
export * from './shift-figures.js';
export * from './till.events.js';
export { openShiftWith } from './shift-of.js';
export * from './till.js';
export * from './till-entries.js';
export { missingSeries, tillSeries } from './till-series.js';
export * from './unproved.js';
