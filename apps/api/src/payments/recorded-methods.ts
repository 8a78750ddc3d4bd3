import { paymentMethods } from '@balcao/projections';
import type { References } from '../exporting/references.js';

/** The methods of a payment, recorded by their names, are written in the language of the file. */
export const recordedMethods: References = {
  methods: { collection: paymentMethods, field: 'name', holdsNames: true },
};
