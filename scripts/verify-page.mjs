// Makes `verify.html` of the verifier: its page and all that it stands on in one file, for a
// browser without a network. `node scripts/verify-page.mjs`, after a change of libs/verifier.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

const root = new URL('../libs/verifier/', import.meta.url);
const read = (name) => readFileSync(new URL(name, root), 'utf8');

/** What the page is made of: a test compares it with the sources as they are. */
const sources = createHash('sha256');
for (const name of readdirSync(new URL('src/', root)).sort()) {
  if (!name.endsWith('.spec.ts')) sources.update(`${name}\n${read(`src/${name}`)}\n`);
}
sources.update(read('page/template.html'));

const made = await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    write: false,
    target: 'es2022',
    lib: { entry: new URL('src/page.ts', root).pathname, formats: ['es'], fileName: 'page' },
  },
});
const [{ output }] = [made].flat();
const script = output[0].code.replaceAll('</script', '<\\/script');
const page = read('page/template.html')
  .replace('%SOURCES%', sources.digest('hex'))
  .replace('%SCRIPT%', () => script);
writeFileSync(new URL('page/verify.html', root), page);

// The product and its guide show the digest of the page, so that people can tell a forged one.
const digest = createHash('sha256').update(page).digest('hex');
for (const name of ['../contracts/src/verifier-page.ts', '../../docs/guides/inspect.md']) {
  writeFileSync(new URL(name, root), read(name).replace(/\b[0-9a-f]{64}\b/, digest));
}
process.stdout.write(`libs/verifier/page/verify.html: ${page.length} characters, ${digest}\n`);
