/** What the composition root provides, by name: interfaces have none at run time. */
export const JOURNALS = Symbol('journals');
export const EVENTS = Symbol('events');
export const ROWS = Symbol('rows');
export const BLOBS = Symbol('blobs');
export const JOBS = Symbol('jobs');
export const MAIL = Symbol('mail');
export const TEXTS = Symbol('text messages');
export const WEB_ADDRESS = Symbol('web address');
export const PROJECTIONS = Symbol('projections');
export const SOURCES = Symbol('sources');
