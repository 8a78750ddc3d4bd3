/**
 * Codes of means of payment in SAF-T files. Mobile wallets have none: they are `OU`, others, and
 * the method keeps their real name.
 */
export const mechanisms = [
  'CC',
  'CD',
  'CH',
  'CI',
  'CO',
  'CS',
  'DE',
  'LC',
  'MB',
  'NU',
  'OU',
  'PR',
  'TB',
  'TR',
] as const;
