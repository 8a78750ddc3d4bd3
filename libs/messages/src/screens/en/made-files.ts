/** Files made in the background, wherever they are listed. */
export const madeFiles = {
  download: 'Download',
  downloadOf: 'Download %{name}',
  cancel: 'Cancel',
  cancelOf: 'Cancel %{name}',
  waiting: 'Waiting',
  running: 'Creating: %{percent}%',
  stopping: 'Stopping…',
  ready: '%{size}, created %{when}',
  readyUntil: '%{size}, available until %{until}',
  gone: 'Expired',
  failed: 'Could not create the file. Try again. Details: %{failure}',
  cancelled: 'Cancelled',
  period: 'Period',
};
