import { absent, conflict, invalid } from '../kernel/index.js';

export const partiesErrors = {
  'country.notSelected': invalid(),
  'party.neitherClientNorSupplier': invalid(),
  'party.regionNotFound': absent(),
  'party.nuitUsedInDocuments': conflict(),
  'party.nameUsedInDocuments': conflict(),
};
