export { resultCodeOf, whyUnavailable } from './failures.js';
