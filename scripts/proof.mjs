// Runs the criteria of the product at their full size: `npm run proof`, `npm run proof -- pack`.
import { requireNode } from './bootstrap/node-version.mjs';

/** What each proof runs, and the sizes that its test takes; within an hour each. */
const proofs = {
  moments: ['test/e2e/past-walk', { BALCAO_MOMENT_EVENTS: '20000', BALCAO_MOMENTS: '50' }],
  figures: ['test/e2e/explain-walk', { BALCAO_FIGURES: '1000' }],
  rehearsals: ['test/e2e/rehearsal-walk', { BALCAO_REHEARSALS: '2000' }],
  months: ['libs/tasks/src/fiscal-files/random-months', {}],
  imports: ['test/e2e/large-import', { BALCAO_IMPORT_ROWS: '100000' }],
  undone: ['test/e2e/undone-import', { BALCAO_UNDONE_ROWS: '5000' }],
  pack: ['test/e2e/large-pack', { BALCAO_PACK_DOCUMENTS: '100000' }],
};

requireNode();
Promise.all([
  import('./bootstrap/failure.mjs'),
  import('./bootstrap/paths.mjs'),
  import('./bootstrap/run.mjs'),
]).then(([{ Failure, orExplain }, { inRoot }, { runScript }]) =>
  orExplain(async () => {
    const asked = process.argv.slice(2);
    const names = asked.length === 0 ? Object.keys(proofs) : asked;
    const unknown = names.find((name) => !Object.hasOwn(proofs, name));
    if (unknown !== undefined) {
      throw new Failure(`There is no proof "${unknown}": ${Object.keys(proofs).join(', ')}.`);
    }
    process.env.NODE_OPTIONS = '--experimental-vm-modules --no-warnings --max-old-space-size=4096';
    for (const name of names) {
      const [spec, sizes] = proofs[name];
      Object.assign(process.env, sizes);
      const startedAt = Date.now();
      const { code } = await runScript(inRoot('node_modules/jest/bin/jest.js'), [spec]);
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      if (code !== 0) throw new Failure(`The proof "${name}" failed after ${seconds} s.`);
      process.stdout.write(`${name}: proved in ${seconds} s\n`);
    }
  }),
);
