export { client } from './client.js';
