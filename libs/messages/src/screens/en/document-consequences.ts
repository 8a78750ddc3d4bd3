/** What a change does, shown before it is made, and the questions about it. */
export const documentConsequences = {
  consequences: {
    title: 'Changes',
    reading: 'Calculating changes…',
    none: 'No change to stock, money or accounts.',
    outdated: 'Something changed since this preview. Updated preview:',
    changedSince: 'One change since your preview: |||| %{count} changes since your preview:',
    owesLess: '%{name} owes you less',
    owesMore: '%{name} owes you more',
    weOweLess: 'You owe %{name} less',
    weOweMore: 'You owe %{name} more',
    stock: 'Stock',
    money: 'Money',
    settled: 'Amount due on %{reference}',
    output: 'VAT charged, %{period}',
    input: 'VAT paid, %{period}',
    then: 'then',
    becomes: 'State of %{reference}',
    issues: 'Issues %{reference}',
    closesAt: 'closes after number %{number}',
    closesEmpty: 'closes empty',
    parts: {
      documents: 'Documents',
      stock: 'Stock',
      money: 'Treasury',
      accounts: 'Accounts',
      tax: 'VAT',
      series: 'Series',
    },
    declared:
      '%{period} was submitted to the tax authority. This changes its file: submit a replacement, or correct it in the current month.',
  },
  cancel: {
    title: 'Cancel %{reference}?',
    keepsNumber: 'The document keeps its number and stays in the list as cancelled.',
    earlierMonth:
      'It is from an earlier month, and leaves that month’s VAT return. A credit note of today leaves it as it was submitted.',
    noted:
      '%{period} was submitted and stays as it is. %{note}, dated today, credits the document, with its VAT in this month.',
    alters: 'Change %{period} instead. I will submit a replacement file.',
    credit: 'Issue %{note}',
    credited: '%{reference} credited by %{note}',
    reason: 'Reason',
    keep: 'Keep document',
    done: '%{reference} cancelled',
  },
  restore: {
    title: 'Restore %{reference}?',
    message:
      'The document becomes active again with the same number, and the account balance is updated.',
    done: '%{reference} restored',
  },
};
