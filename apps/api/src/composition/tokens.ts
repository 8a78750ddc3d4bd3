/** What the composition root provides, by name: interfaces have none at run time. */
export const JOURNALS = Symbol('journals');
/** Which companies' journals are damaged. */
export const DAMAGES = Symbol('damaged journals');
/** The event store, read with what is a person's own in plain. */
export const EVENTS = Symbol('events');
/** The reader of rows, which shows each caller what its limits let it see. */
export const ROWS = Symbol('rows');
/** Rows of every company, unruled: for counting, and for those who run the service. */
export const SERVICE_ROWS = Symbol('rows of the service');
/** What throws the keys of erased people away. */
export const ERASURES = Symbol('erasures');
/** The rows of earlier moments, folded again. */
export const PAST = Symbol('past');
/** Where attachments, pictures and made files lie. */
export const BLOBS = Symbol('blobs');
/** The same place for what people send in, up to what a company may keep. */
export const UPLOADS = Symbol('uploads');
/** What is done how often, by all nodes that share a Redis. */
export const COUNTERS = Symbol('counters');
/** The queue of work in the background. */
export const JOBS = Symbol('jobs');
/** Scheduled mails of reports: the API makes them, regardless of who does the other jobs. */
export const REPORT_JOBS = Symbol('report jobs');
/** What mails go out by. */
export const MAIL = Symbol('mail');
/** What text messages go out by. */
export const TEXTS = Symbol('text messages');
/** Under which numbers the program is certified, by country. */
export const CERTIFICATES = Symbol('certificates of the program');
/** The keys that sign documents. */
export const SIGNING_KEYS = Symbol('signing keys');
/** Where receipt printers may be. */
export const PRINTER_NETWORKS = Symbol('printer networks');
/** Where people reach the product: links in mails begin with it. */
export const WEB_ADDRESS = Symbol('web address');
/** What keeps the rows, or knows how far those are that others keep. */
export const PROJECTIONS = Symbol('projections');
/** The clock and the ids, which tests bring themselves. */
export const SOURCES = Symbol('sources');
/** How each store is asked whether it can be read and written. */
export const STORE_CHECKS = Symbol('store checks');
