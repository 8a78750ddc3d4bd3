/** Rows of a page before anybody chooses how many. */
export const PER_PAGE = 25;
