export * from './help-topic.js';
export { helpPictures, pictureSize } from './help-pictures.js';
