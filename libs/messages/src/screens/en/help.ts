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
  backup: {
    check: 'Verify the last backup',
    running: 'Reading the backup. A large one takes minutes.',
    readable:
      'The backup of %{when} in %{folder} can be restored: %{events} events, every file is intact.',
    damaged: 'The backup of %{when} in %{folder} cannot be restored (%{why}). Make a new one now.',
    away: 'The last backup was made on %{when} in %{folder}. The server cannot read that folder now: connect it and try again.',
    failed:
      'The backup of %{when} in %{folder} could not be read. The reason is in the log of the server.',
    none: 'No backup was made yet. On the server, run npm run backup -- and a new folder on another disk.',
    ownersOnly: 'Only owners can verify backups.',
  },
  print: {
    print: 'Print a test page',
    title: 'Test page',
    text: 'The frame must be complete on all four sides, and the letters below readable.',
  },
};
