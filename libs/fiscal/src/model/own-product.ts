/** This program, as its files name it. */
export const ownProduct = { product: 'Balcão', maker: 'Balcão' } as const;

/** `ProductID` of this program's files: only they name versions of this installation's keys. */
export const ownProductId = `${ownProduct.product}/${ownProduct.maker}`;
