/** SHA-256 of the page that checks inspection packs; `node scripts/verify-page.mjs` writes it. */
export const verifierSha256 = '651d727f216f5b8968e5a7ee822dbe361626ab4cb3889e7ef2c8b3ce8046112f';

/** The same in groups of eight characters, as people compare it. */
export const verifierCode = (verifierSha256.match(/.{8}/g) ?? []).join(' ');
