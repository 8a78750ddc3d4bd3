/** The most bytes of a blob whose writer names no limit: 25 MiB. */
export const bytesPerBlob = 26_214_400;

/** Blobs of one page of a list that names no limit. */
export const blobsPerPage = 100;

/** Characters of a file's name, as the common file systems bound it. */
export const fileNameLength = 255;

/** Characters of a content type, RFC 6838 section 4.2: two names of 127 and the stroke. */
export const contentTypeLength = 255;

/** Bytes that a ping writes: an empty file takes no room of a disk. */
export const pingBytes = 4_096;
