import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { filesOf, pagesIn } from './page-files.js';

const pages = pagesIn(readFileSync('apps/admin/src/office/screens.tsx', 'utf8'));
const moduleOf = (path: string) => pages.find((page) => page.path === path)?.modules;

describe('the pages whose files are named ahead', () => {
  it('are all that the table of screens declares', () => {
    expect(pages.length).toBeGreaterThan(75);
    expect(moduleOf('')).toEqual(['src/home/Home']);
    expect(moduleOf('commercial/clients')).toEqual(['src/clients/Clients']);
    expect(moduleOf('commercial/document/:document_type/create')).toEqual([
      'src/documents/Documents',
      'src/documents/editor/EditorScreen',
    ]);
    expect(moduleOf('nowhere')).toBeUndefined();
  });

  it('name what comes beyond the entry: the frame first, large scripts, styles as they rely', () => {
    const manifest = {
      'index.html': { file: 'first.js', isEntry: true, imports: ['react'] },
      react: { file: 'react.js' },
      'src/office/AdminApp.tsx': { file: 'app.js', imports: ['react', 'frame', 'lib'] },
      lib: { file: 'lib.js', name: 'office-libraries' },
      frame: { file: 'frame.js', css: ['frame.css'] },
      lists: { file: 'lists.js', css: ['lists.css'] },
      'src/home/Home.tsx': { file: 'home.js', css: ['home.css'], imports: ['frame', 'lists'] },
    };
    const home = { path: '', modules: ['src/home/Home'], area: 'office' };
    const bytes: Readonly<Record<string, number>> = { 'frame.js': 9, 'app.js': 1, 'home.js': 5 };
    const { files, pages: found } = filesOf([home], manifest, (file) => bytes[file] ?? 0);
    const named = (numbers: readonly number[] = []) => numbers.map((each) => files[each]);
    const english = found['en']?.[''];
    const early = ['frame.js', 'app.js', 'lib.js'];
    expect(named(english?.scripts)).toEqual([...early, 'home.js', 'lists.js']);
    expect(english?.frameScripts).toBe(early.length);
    expect(named(english?.frameStyles)).toEqual(['frame.css']);
    expect(named(english?.pageStyles)).toEqual(['lists.css', 'home.css']);
    expect(named(english?.begun)).toEqual(['lib.js', 'home.js']);
  });
});
