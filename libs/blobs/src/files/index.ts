export { FileBlobStore, type FileBlobStoreOptions } from './file-blob-store.js';
