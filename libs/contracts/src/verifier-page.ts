/** SHA-256 of the page that checks inspection packs; `node scripts/verify-page.mjs` writes it. */
export const verifierSha256 = 'a0bc0a747cb2d806f10af1c03de01ed91c69b1968e40b1c640531b74b2172d24';

/** The same in groups of eight characters, as people compare it. */
export const verifierCode = (verifierSha256.match(/.{8}/g) ?? []).join(' ');
