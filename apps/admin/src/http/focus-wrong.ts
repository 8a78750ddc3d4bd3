/**
 * Leads to the first field of a form that is wrong, or to the button that adds the one that is
 * missing; says whether there is one.
 */
export function focusWrong(form: ParentNode): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-adds-missing]');
  field?.focus();
  return field !== null;
}
