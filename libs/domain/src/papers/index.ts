export * from './facts-at-issue.js';
export { isOriginalPrinted } from './original.js';
export { checkIssueDay, findSeries, readIssueDay } from './series-and-day.js';
export { partySnapshot, supplierSnapshot } from './snapshots.js';
