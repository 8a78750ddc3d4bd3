/** The frame of the user guide. */
export const help = {
  search: 'Search the user guide',
  nothing: 'No page found. Try fewer or other words.',
  picture: 'Screen: %{title}',
  all: 'All pages of the guide',
  mail: {
    notSetUp: 'E-mail is not set up on this server: messages stay there as files.',
    send: 'Send a test e-mail',
    sent: 'Sent to %{to}. It should arrive within a minute.',
    kept: 'E-mail is not set up on this server: the message was kept there as a file.',
    failed:
      'The mail server did not accept the message for %{to}. Ask the person who runs the server.',
  },
  print: {
    print: 'Print a test page',
    title: 'Test page',
    text: 'The frame must be complete on all four sides, and the letters below readable.',
  },
};
