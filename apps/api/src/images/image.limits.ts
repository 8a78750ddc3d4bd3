/** What a picture that is sent in may take. */
export const imageLimits = {
  /** As it is sent. */
  bytesMax: 10 * 1_048_576,
  /** Of its width times its height: the largest that today's telephones take. */
  pixelsMax: 50_000_000,
} as const;

/** The most pixels of either side of the copies that are kept; smaller ones are not blown up. */
export const imageSizes = { small: 96, medium: 480, large: 1_600 } as const;

export type ImageSize = keyof typeof imageSizes;
