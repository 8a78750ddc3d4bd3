export { GridFsBlobStore, type GridFsBlobStoreOptions } from './grid-fs-blob-store.js';
