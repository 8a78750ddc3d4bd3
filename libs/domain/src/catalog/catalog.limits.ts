/** Most barcodes of one article. */
export const BARCODES_MAX = 50;
/** Most suppliers of one article whose codes are kept. */
export const SUPPLIER_CODES_MAX = 50;
/** Most prices of one article beside its own. */
export const CATEGORY_PRICES_MAX = 50;
/** Most images of one article. */
export const IMAGES_MAX = 10;
