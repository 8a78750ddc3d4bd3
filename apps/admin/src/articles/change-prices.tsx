import Percent from '@mui/icons-material/PercentOutlined';
import type { RaRecord } from 'react-admin';
import { later } from '../routing/later.js';
import type { EachAction } from '../management/bulk/bulk-action.js';

const DecimalInput = later(async () => (await import('../fields/DecimalInput.js')).DecimalInput);

/** Raising or lowering the sale prices of many articles at once, by a percentage. */
export const changePrices: EachAction<RaRecord> = {
  name: 'changePrices',
  action: 'articles.changePrices',
  label: 'lists.bulk.changePrices',
  icon: <Percent fontSize="small" />,
  hint: 'lists.bulk.changePricesHint',
  isRehearsed: true,
  inputs: () => <DecimalInput source="percent" unit="%" placesMax={4} required />,
  needs: ['percent'],
  detailsOf: ({ percent }) => (typeof percent === 'string' && percent !== '' ? { percent } : {}),
};
