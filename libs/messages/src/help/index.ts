export * from './help-topic.js';
export { hasPicture, helpPictures, pictureSize } from './help-pictures.js';
