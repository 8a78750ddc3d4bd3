import { describe, expect, it } from '@jest/globals';
import { filesOnUse, shellFiles } from './shell-files.js';

const office = '../../libs/messages/src/areas/office.en.ts';
const manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js', '_messages.js'],
    dynamicImports: ['src/entry/SignIn.tsx', 'src/pos/PosApp.tsx'],
    css: ['assets/index.css'],
    assets: ['assets/inter.woff2'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_messages.js': {
    file: 'assets/messages.js',
    dynamicImports: ['areas/till.en.ts', '../messages/src/areas/visit.en.ts', office],
  },
  'areas/till.en.ts': { file: 'assets/till.en.js' },
  '../messages/src/areas/visit.en.ts': { file: 'assets/visit.en.js' },
  [office]: { file: 'assets/en.js' },
  'src/entry/SignIn.tsx': { file: 'assets/SignIn.js' },
  'src/pos/PosApp.tsx': {
    file: 'assets/PosApp.js',
    imports: ['index.html', '_react.js'],
    dynamicImports: ['receipt.ts', 'src/pos/scan/wasm-detector.ts'],
    css: ['assets/PosApp.css'],
  },
  'receipt.ts': { file: 'assets/receipt.js' },
  'src/pos/scan/wasm-detector.ts': {
    file: 'assets/wasm-detector.js',
    imports: ['_react.js'],
    assets: ['assets/reader.wasm'],
  },
};

describe('the files of the till', () => {
  it('are those of the page, of the till with what it loads later, and to sign in', () => {
    expect(shellFiles(manifest)).toEqual([
      '/assets/PosApp.css',
      '/assets/PosApp.js',
      '/assets/SignIn.js',
      '/assets/index.css',
      '/assets/index.js',
      '/assets/inter.woff2',
      '/assets/messages.js',
      '/assets/react.js',
      '/assets/receipt.js',
      '/assets/till.en.js',
      '/assets/visit.en.js',
    ]);
  });

  it('leave what few devices need until it is used', () => {
    expect(filesOnUse(manifest)).toEqual(['/assets/reader.wasm', '/assets/wasm-detector.js']);
  });

  it('are none where nothing was built', () => {
    expect(shellFiles({})).toEqual([]);
    expect(filesOnUse({})).toEqual([]);
  });
});
