/** The home page. */
export const home = {
  greeting: 'Hello, %{name}',
  soldToday: 'Sold today',
  documentsToday: 'Documents today',
  money: 'Cash and bank',
  latest: 'Latest documents',
  all: 'See all',
  none: 'No documents yet',
  noneHint: 'Add a client and an article, then issue your first invoice.',
  shortcuts: 'Get started',
  newInvoice: 'New invoice',
  newClient: 'New client',
  newArticle: 'New article',
  tour: {
    count: 'Getting started: %{at} of %{of}',
    next: 'Next',
    leave: 'Skip the tour',
    done: 'Done',
    guide: 'Open the user guide',
    steps: {
      menu: {
        title: 'The menu shows daily work',
        text: 'Everything else is under All pages. The star next to a title keeps a page at the top.',
      },
      search: {
        title: 'Find anything with Ctrl+K',
        text: 'Search for pages, documents, clients, articles and amounts, in English or Portuguese.',
      },
      create: {
        title: 'Start with an invoice',
        text: 'New clients and articles can be created while you write it. Drafts are saved automatically.',
      },
      figures: {
        title: 'See where every figure comes from',
        text: 'Select a figure, or press W on it, to see the documents behind it.',
      },
      help: {
        title: 'Help is at the top',
        text: 'The question mark opens the user guide at the page you are on. Press ? for shortcuts.',
      },
    },
  },
};
