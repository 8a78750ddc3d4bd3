/** SHA-256 of the page that checks inspection packs; `node scripts/verify-page.mjs` writes it. */
export const verifierSha256 = '9fead3beb57a21ee44e74fe7c243af4d971e58c38c90a8ae8ea373d324fdfbe8';

/** The same in groups of eight characters, as people compare it. */
export const verifierCode = (verifierSha256.match(/.{8}/g) ?? []).join(' ');
