/** Opens the window for the client, or brings it to the front. */
export function openDisplay(): void {
  const here = location.pathname.replace(/\/pos.*$/, '');
  open(`${here}/pos/display`, 'balcao-display', 'popup,width=900,height=600');
}
