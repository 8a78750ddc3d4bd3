/**
 * To be called as a dialog closes or a form is left: the second click of a double click on it is
 * not for what comes to lie there. Any other click is.
 */
export function ignoreSecondClick(): void {
  const look = (event: MouseEvent): void => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    removeEventListener('mousedown', look, true);
    removeEventListener('click', look, true);
  };
  addEventListener('mousedown', look, true);
  addEventListener('click', look, true);
}
