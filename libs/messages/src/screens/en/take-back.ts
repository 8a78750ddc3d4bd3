/** Goods that come back to a till without a receipt. */
export const takeBack = {
  title: 'Return without a receipt',
  explained:
    'For goods whose sale cannot be found. The note names no document and takes no VAT back.',
  scan: 'Scan or search the goods',
  lines: 'Goods that come back',
  none: 'Scan what the client has brought.',
  unknown: 'No article fits %{code}',
  quantityOf: 'Quantity of %{name}',
  priceOf: 'What is given back for one %{name}',
  atMost: 'At most %{price} each',
  remove: 'Remove %{name}',
  reason: 'Why it is taken back without a receipt',
  toStock: 'The goods go back to stock',
  batched: 'Nobody knows from which batch %{names} came: the goods stay out of stock.',
  refundBy: 'The money goes back',
  credit: 'To the client’s credit',
  creditOf: 'To the credit of %{name}',
  chooseClient: 'Choose the client',
  worth: 'To give back',
  finish: 'Take back and pay',
  approval: 'A return without a receipt takes a permission that you do not have.',
  nobody: 'Nobody with a PIN may approve a return without a receipt.',
  noCode:
    'No VAT code at 0% is in use: a return without a receipt takes no VAT back, and needs one.',
  done: 'Credit note %{reference}: give back %{amount}',
  credited: 'Credit note %{reference}: %{amount} to the client’s credit',
};
