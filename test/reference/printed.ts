/** A file of the reference as it is kept, so that a diff shows a change of the contract. */
export const printed = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;
