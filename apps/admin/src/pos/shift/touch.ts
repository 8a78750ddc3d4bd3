/** On touch screens, focusing a field covers half of the page with a keyboard. */
export const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;
