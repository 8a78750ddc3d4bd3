/** Where a finger types, a field that takes the focus covers half of the page with a keyboard. */
export const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;
