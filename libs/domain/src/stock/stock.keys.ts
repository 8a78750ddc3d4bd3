/** Where goods are while they are on their way; no warehouse can have this id. */
export const IN_TRANSIT = 'in-transit';

/** How much there is of an article, or of one of its batches, at one place. */
export const levelKey = (articleId: string, warehouseId: string, batchId = ''): string =>
  `${articleId} ${warehouseId} ${batchId}`;

/** One move of a document. */
export const moveKey = (documentId: string, move: number): string => `${documentId} ${move}`;

/** What an article, or one of its batches, is counted under. */
export const entryKey = (articleId: string, batchId = ''): string => `${articleId} ${batchId}`;

/** What is valued together; a batch by itself where the company values batches. */
export const poolKey = (articleId: string, batchId: string | undefined): string =>
  batchId === undefined ? articleId : `${articleId} ${batchId}`;
