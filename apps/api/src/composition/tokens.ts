/** What the composition root provides, by name: interfaces have none at run time. */
export const JOURNALS = Symbol('journals');
export const EVENTS = Symbol('events');
export const ROWS = Symbol('rows');
export const ERASURES = Symbol('erasures');
export const PAST = Symbol('past');
export const BLOBS = Symbol('blobs');
export const JOBS = Symbol('jobs');
/** Reports that are mailed by themselves: the API makes them, whoever does the other jobs. */
export const REPORT_JOBS = Symbol('report jobs');
export const MAIL = Symbol('mail');
export const TEXTS = Symbol('text messages');
/** Under which numbers the program is certified, by country. */
export const CERTIFICATES = Symbol('certificates of the program');
export const SIGNING_KEYS = Symbol('signing keys');
/** Where receipt printers may be. */
export const PRINTER_NETWORKS = Symbol('printer networks');
export const WEB_ADDRESS = Symbol('web address');
export const PROJECTIONS = Symbol('projections');
export const SOURCES = Symbol('sources');
