/** SHA-256 of the page that checks inspection packs; `node scripts/verify-page.mjs` writes it. */
export const verifierSha256 = 'a8d4b2efbec7f9b77fd8ae29464f3bff8ad5bb14045865c70a5c796ad9a8afb6';

/** The same in groups of eight characters, as people compare it. */
export const verifierCode = (verifierSha256.match(/.{8}/g) ?? []).join(' ');
