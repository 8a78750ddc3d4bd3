/** Erasing the personal data of clients and suppliers. */
export const erasureResources = {
  'commercial/erasures': {
    name: 'Erasure |||| Erasures',
    fields: {
      code: 'Code',
      name: 'Name',
      erasedAt: 'Erased',
      erasedByName: 'By',
      erased: 'What',
      erasureReason: 'Reason',
    },
  },
  held: {
    name: 'Personal data |||| Personal data',
    fields: {
      part: 'Recorded as',
      field: 'What',
      value: 'Text',
      recordedAt: 'When',
      actorName: 'By',
    },
  },
};

/** The dialog that erases, and the certificate of it. */
export const erasure = {
  action: 'Erase personal data',
  title: 'Erase the personal data of %{name}',
  goes: 'Erased permanently',
  goesContact: 'Addresses, contacts, e-mails, phones and e-mail delivery records',
  goesAll: 'Name, NUIT, addresses, contacts, e-mails and phones: no document names this person',
  stays: 'Kept',
  staysFiscal: 'Code, name, NUIT and the content of issued documents, as long as the law requires',
  staysCode: 'The code, and the fact that a record existed',
  after: 'Afterwards',
  afterText:
    'The record is removed permanently and cannot be used on new documents. The data cannot be recovered, and point-in-time views no longer show it. Backups, exported files and printed documents are your responsibility.',
  reason: 'Reason for erasing',
  confirm: 'Type the code %{code} to confirm',
  keep: 'Keep',
  done: 'Personal data of %{name} erased',
  contactGone: 'Personal data erased, except what documents must keep.',
  allGone: 'Personal data erased.',
  held: {
    title: 'Personal data held',
    text: 'For data access requests: the record, its earlier versions, where documents were sent and every mention.',
    now: 'Current record',
    named: 'Mentioned in',
    more: '%{count} more events',
    mailedTo: 'E-mailed to',
  },
  list: {
    hint: 'Clients and suppliers whose personal data you erased on request. The journal’s chain stays valid: only the keys to the data are gone.',
    all: 'All, including the name',
    contact: 'Contacts and addresses',
  },
};
