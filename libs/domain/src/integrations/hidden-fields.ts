/** The parts of events and rows that one reader may see. */
export interface EventSight {
  /** What goods cost. */
  readonly seesCosts: boolean;
  /** What should be in drawers. */
  readonly seesExpected: boolean;
}

/** Fields that reveal the cost of goods, in any row, event or answer. */
export const costFields: ReadonlySet<string> = new Set([
  'averageCost',
  'unitCost',
  'average',
  'purchasePrice',
  'valueMinor',
  'costMinor',
  'revaluationMinor',
  'varianceMinor',
]);

/** Fields that nobody sees: they prove who somebody is. */
export const secretFields: ReadonlySet<string> = new Set(['tokenHash', 'pinId', 'secretHash']);

/**
 * Fields that reveal what should be in a drawer, by their event or collection: a blind count could
 * be worked out from them.
 */
const drawerFields: Readonly<Record<string, readonly string[]>> = {
  ShiftClosed: [
    ...['figures', 'means', 'expectedMinor', 'differenceMinor'],
    ...['perpetualBeforeMinor', 'perpetualMinor'],
  ],
  ShiftDifferenceExplained: ['differenceMinor'],
  shifts: ['figures', 'salesMinor', 'expectedMinor', 'differenceMinor', 'closing'],
  treasury_accounts: ['balanceMinor'],
};

const costsAndSecrets: ReadonlySet<string> = new Set([...costFields, ...secretFields]);

/** The fields of an event or a collection that reveal what should be in a drawer. */
export const drawerFieldsOf = (of: string): readonly string[] => drawerFields[of] ?? [];

/** The fields that a reader does not see: those of any record, and those of the event named. */
export function unseenFields(sight: EventSight, event = ''): ReadonlySet<string> {
  const anywhere = sight.seesCosts ? secretFields : costsAndSecrets;
  const here = sight.seesExpected ? [] : drawerFieldsOf(event);
  return here.length === 0 ? anywhere : new Set([...anywhere, ...here]);
}

/** The value without some fields, however deep they are. */
export function withoutFields(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutFields(one, fields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !fields.has(name))
      .map(([name, inner]) => [name, withoutFields(inner, fields)]),
  );
}
