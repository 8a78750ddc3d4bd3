import { afterEach, describe, expect, it } from '@jest/globals';
import { addForm, isAnyUnsaved, mayLosePage, unsavedForms } from './unsaved-forms.js';

describe('the forms of a page', () => {
  let asked = 0;
  const answering = (isYes: boolean) => {
    unsavedForms.merge({
      ask: () => {
        asked += 1;
        return Promise.resolve(isYes);
      },
    });
  };
  afterEach(() => {
    unsavedForms.merge({ forms: [], ask: undefined });
    asked = 0;
  });

  it('hold something while one of them does', () => {
    const endSaved = addForm(() => false);
    const endWritten = addForm(() => true);
    expect(isAnyUnsaved()).toBe(true);
    endWritten();
    expect(isAnyUnsaved()).toBe(false);
    endSaved();
    expect(unsavedForms.get().forms).toEqual([]);
  });

  it('are distinguished, also where their questions are the same', () => {
    const isUnsaved = () => true;
    addForm(isUnsaved);
    addForm(isUnsaved)();
    expect(isAnyUnsaved()).toBe(true);
  });

  it('are asked about before the page goes with what they hold, once', async () => {
    addForm(() => true);
    answering(false);
    expect(await mayLosePage()).toBe(false);
    expect(isAnyUnsaved()).toBe(true);
    answering(true);
    expect(await mayLosePage()).toBe(true);
    expect(await mayLosePage()).toBe(true);
    expect([isAnyUnsaved(), asked]).toEqual([false, 2]);
  });

  it('that hold nothing let the page go without a question', async () => {
    addForm(() => false);
    answering(false);
    expect([await mayLosePage(), asked]).toEqual([true, 0]);
  });
});
