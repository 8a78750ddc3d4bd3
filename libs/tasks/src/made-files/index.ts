export { noteMadeFile } from './note-made-file.js';
