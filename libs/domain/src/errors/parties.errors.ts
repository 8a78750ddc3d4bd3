import { absent, conflict, invalid } from '../kernel/index.js';

/** Refusals of parties, their categories and regions, and of erasing a person. */
export const partiesErrors = {
  'country.notSelected': invalid(),
  'supplier.notSelected': invalid(),
  'party.neitherClientNorSupplier': invalid(),
  'party.categoryKindStays': conflict(),
  'party.isDefaultClient': conflict(),
  'party.regionNotFound': absent(),
  'party.nuitUsedInDocuments': conflict(),
  'party.nameUsedInDocuments': conflict(),
  'party.isErased': conflict<{ name: string }>(),
  'party.erasureReasonRequired': invalid(),
  'party.erasureOpenAccount': conflict<{ name: string }>(),
  'party.erasureParkedSale': conflict<{ name: string }>(),
  /** Of a client or supplier whom a document is sent to. */
  'party.noEmail': invalid<{ name: string }>(),
};
