import { describe, expect, it } from '@jest/globals';
import { refusalTables } from './testing/refusals/index.js';
import { tried } from './testing/refusals/table.js';

describe.each(Object.entries(refusalTables))('Of the commands of %s', (_context, table) => {
  it.each(tried(table))('is refused: $name', ({ problems, said }) => {
    expect(problems()).toEqual(said);
  });
});
