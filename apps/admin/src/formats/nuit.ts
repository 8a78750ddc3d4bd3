/** A NUIT in groups of three, `400 112 987`. */
export const showNuit = (nuit: string): string => nuit.replace(/(\d{3})(?=\d)/g, '$1\u00a0');
