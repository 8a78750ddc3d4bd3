/** SHA-256 of the page that checks inspection packs; `node scripts/verify-page.mjs` writes it. */
export const verifierSha256 = '33fcf482698f66434fabe9663c6bba1458ddbf8ae899b4423636c38c7b026948';

/** The same in groups of eight characters, as people compare it. */
export const verifierCode = (verifierSha256.match(/.{8}/g) ?? []).join(' ');
