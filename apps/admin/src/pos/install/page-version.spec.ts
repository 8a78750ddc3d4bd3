import { describe, expect, it } from '@jest/globals';
import { entryOf } from './page-version.js';

describe('the version of a page', () => {
  it('is the script that it begins with, however it is written', () => {
    const script = '<script type="module" crossorigin src="/assets/index-NH_c-RUQ.js"></script>';
    expect(entryOf(`<script src="/first-paint.js"></script>${script}`)).toBe(
      '/assets/index-NH_c-RUQ.js',
    );
    expect(entryOf('https://balcao.example/assets/index-NHcRUQvL.js')).toBe(
      '/assets/index-NHcRUQvL.js',
    );
  });

  it('is unknown where nothing was built', () => {
    expect(entryOf('<script type="module" src="/src/main.tsx"></script>')).toBeUndefined();
  });
});
