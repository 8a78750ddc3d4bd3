import type { Report, ReportGroup } from '@balcao/contracts';

/**
 * The filter in the address that selects a subtotal's rows; undefined if the address cannot express
 * it.
 */
export function addressOfGroup(
  report: Report,
  { where }: Pick<ReportGroup, 'where'>,
): Readonly<Record<string, string>> | undefined {
  const known = new Set(report.filters.map(({ field }) => field));
  const address: Record<string, string> = { by: '' };
  for (const [field, condition] of Object.entries(where)) {
    // An empty value takes the filter away: there are no words for what has none.
    if (condition === '') return undefined;
    if (typeof condition === 'string') {
      const filter = field === 'status' && known.has('state') ? 'state' : field;
      if (!known.has(filter)) return undefined;
      address[filter] = condition;
    } else if (field === report.day && typeof condition === 'object' && condition !== null) {
      const { $gte, $lte } = condition as { readonly $gte?: string; readonly $lte?: string };
      if ($gte === undefined && $lte === undefined) return undefined;
      address['from'] = $gte ?? '';
      address['to'] = $lte ?? '';
    } else return undefined;
  }
  return address;
}
