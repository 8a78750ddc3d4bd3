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
    name: 'Fact |||| What is held of a person',
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
  goes: 'What goes, for good',
  goesContact: 'Addresses, contacts, e-mails and telephones, and where documents were mailed to',
  goesAll: 'Name, NUIT, addresses, contacts, e-mails and telephones: no document names this person',
  stays: 'What stays',
  staysFiscal:
    'Name and NUIT, and what issued documents say, for as long as the law wants to see them; the code',
  staysCode: 'The code, and that there was a record',
  after: 'Afterwards',
  afterText:
    'The record is removed for good and cannot be chosen for new documents. Nobody can bring the data back, and lists of earlier days no longer show them. Backups, exported files and printed papers made until now are yours to deal with.',
  reason: 'Reason for the erasure',
  confirm: 'Type the code %{code} to confirm',
  keep: 'Keep',
  done: 'The personal data of %{name} are erased',
  contactGone: 'The personal data were erased, but for what documents must name.',
  allGone: 'The personal data were erased.',
  held: {
    title: 'What is held of this person',
    text: 'For whoever asks: the record, what it said before, where documents were mailed to, and everything that names them.',
    now: 'The record now',
    named: 'Named in',
    more: '%{count} more events',
    mailedTo: 'Mailed to',
  },
  list: {
    title: 'Erased personal data',
    hint: 'Whose personal data were erased when they asked for it. The chain of the journal holds: only the keys to the data are gone.',
    all: 'All, name included',
    contact: 'Contacts and addresses',
  },
};
