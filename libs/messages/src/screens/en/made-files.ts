/** Files made in the background, wherever they are listed. */
export const madeFiles = {
  download: 'Download',
  downloadOf: 'Download %{name}',
  cancel: 'Cancel',
  cancelOf: 'Cancel %{name}',
  waiting: 'Waiting',
  running: 'Being made: %{percent}\u00a0%',
  stopping: 'Stopping',
  ready: '%{size}, made on %{when}',
  readyUntil: '%{size}, kept until %{until}',
  gone: 'Not there any more',
  failed: 'It could not be made. Try again. What the program said: %{failure}',
  cancelled: 'Cancelled',
  period: 'Period',
};
