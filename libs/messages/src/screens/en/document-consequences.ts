/** What a change does, shown before it is made, and the questions about it. */
export const documentConsequences = {
  consequences: {
    title: 'What happens',
    reading: 'Working out what happens…',
    none: 'Stock, money and accounts stay as they are.',
    outdated: 'The books have moved on meanwhile. This is what happens now:',
    changedSince:
      'One thing was recorded since you looked: |||| %{count} things were recorded since you looked:',
    owesLess: 'What %{name} owes falls by',
    owesMore: 'What %{name} owes rises by',
    weOweLess: 'What we owe %{name} falls by',
    weOweMore: 'What we owe %{name} rises by',
    stock: 'Stock',
    money: 'Money',
    settled: 'Left open of %{reference}',
    output: 'VAT charged, %{period}',
    input: 'VAT paid, %{period}',
    then: 'then',
    becomes: 'State of %{reference}',
    issues: '%{reference} is issued',
    closesAt: 'closes after number %{number}',
    closesEmpty: 'closes without a document',
    parts: {
      documents: 'Documents',
      stock: 'Stock',
      money: 'Treasury',
      accounts: 'Accounts',
      tax: 'VAT',
      series: 'Series',
    },
    declared:
      '%{period} was submitted to the tax authority: this changes its file, which then has to be replaced or put right in the present month.',
  },
  cancel: {
    title: 'Cancel %{reference}?',
    keepsNumber: 'The document keeps its number, and it stays in the list as cancelled.',
    reason: 'Reason',
    keep: 'Keep it',
    done: '%{reference} cancelled',
  },
  restore: {
    title: 'Restore %{reference}?',
    message: 'The document is in force again, with the same number, and the account is put back.',
    done: '%{reference} restored',
  },
};
