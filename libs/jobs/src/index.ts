/** Filled by the port. */
export {};
