/** Who runs the installation, as configured. */
export const OPERATOR_SETTINGS = Symbol('operator settings');
