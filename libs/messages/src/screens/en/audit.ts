import type { JournalQuestion } from '@balcao/contracts';

/** Names of what an auditor looks through, and of its fields. */
export const auditResources = {
  'commercial/seals': {
    name: 'Seal |||| Seals',
    fields: {
      number: 'Number',
      on: 'Day',
      sealedAt: 'Sealed',
      from: 'First event',
      to: 'Last event',
      events: 'Events in all',
      code: 'Code',
      digest: 'Seal in full',
      hash: 'Chain',
      series: 'Last numbers',
    },
  },
  'commercial/journal': {
    name: 'Event |||| Events',
    fields: {
      revision: 'Number',
      recordedAt: 'When',
      on: 'Period',
      type: 'What happened',
      label: 'About',
      partyId: 'Client',
      partyName: 'Client or supplier',
      amountMinor: 'Amount',
      actorId: 'Person',
      actorName: 'Person',
      cashRegisterId: 'Cash register',
      registerName: 'Cash register',
      device: 'Device',
      recordId: 'Record',
      question: 'Question',
      opens: 'Opens at',
      closes: 'Closes at',
    },
  },
};

/** What an auditor sees. */
export const audit = {
  group: 'Audit',
  seals: {
    title: 'Seals',
    hint: 'A seal ties every event before it together: the chain, the count and the last number of each series. Each day is sealed once it is over; a seal on paper or in a mail shows whether anything was changed since.',
    seal: 'Seal now',
    sealed: 'The journal is sealed as it stands',
  },
  journal: {
    title: 'Journal',
    hint: 'Everything that was ever recorded in this company, the newest first.',
    questions: 'Questions',
    question: {
      voidedLines: 'Lines taken off sales',
      drawerOpened: 'Drawer opened without a sale',
      priceChanges: 'Changes of prices',
      afterHours: 'Documents issued after hours',
      rightsGranted: 'Rights granted',
    } satisfies Record<JournalQuestion, string>,
    everything: 'Everything',
    people: 'By person',
    times: '%{count}×',
    amount: 'Amount',
    amounts: {
      over1000: 'Over 1 000',
      over10000: 'Over 10 000',
      over100000: 'Over 100 000',
    },
    event: 'Event %{revision}',
    stored: 'As it is stored',
    when: 'When',
    who: 'Who',
    hash: 'Chain',
    data: 'What it says',
    metadata: 'About the event',
    opensAt: 'Opens at',
    closesAt: 'Closes at',
  },
};
