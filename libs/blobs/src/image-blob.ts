/** The sizes in which a picture is kept. */
export type ImageBlobSize = 'small' | 'medium' | 'large';

/** The id of the blob that holds a picture in one size. */
export const imageBlobId = (imageId: string, size: ImageBlobSize): string =>
  `image_${imageId}_${size}`;
