/** The till on its device: without a network, with its printer, and in step with the server. */
export const till = {
  unsent:
    'One sale on this device has not been sent. Connect and wait before signing out. |||| %{count} till entries on this device have not been sent. Connect and wait before signing out.',
  notKept: 'The last step could not be saved on this device. Free some space, then repeat it.',
  noStore:
    'The till cannot store data in this browser. Free some space or leave private browsing, then reload.',
  changeCashier: 'Change cashier: %{name}',
  notices: 'Notices',
  install: 'Install',
  chain: 'Last entry %{head}',
  devicesTitle: 'Printer and drawer',
};
