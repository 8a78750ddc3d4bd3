const tillPage = /^(?:\/(?:en|pt))?\/pos(?:\/|$)/;

/** Whether an address is a page of the till, with or without its language. */
export const isTillPage = (path: string): boolean => tillPage.test(path);
