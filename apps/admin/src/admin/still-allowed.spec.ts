import { afterEach, describe, expect, it } from '@jest/globals';
import { addForm, unsavedForms } from '../boot/unsaved-forms.js';
import { stillAllowed } from './still-allowed.js';

describe('a right', () => {
  afterEach(() => {
    unsavedForms.merge({ forms: [] });
  });

  it('that goes takes nothing typed with it', () => {
    expect(stillAllowed('ONE edit regions', true)).toBe(true);
    const saved = addForm(() => true);
    expect(stillAllowed('ONE edit regions', false)).toBe(true);
    saved();
    expect(stillAllowed('ONE edit regions', false)).toBe(false);
  });

  it('that was never there, or is of another company, is none, whatever is typed', () => {
    addForm(() => true);
    expect(stillAllowed('ONE edit vat', false)).toBe(false);
    expect(stillAllowed('TWO edit regions', false)).toBe(false);
  });
});
