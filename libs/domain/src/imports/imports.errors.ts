import { absent, conflict } from '../kernel/index.js';

export const importsErrors = {
  'import.notFound': absent(),
  'import.otherFile': conflict<{ fileName: string }>(),
  'import.alreadyFinished': conflict(),
  'import.notFinished': conflict(),
  'import.alreadyUndone': conflict(),
};
