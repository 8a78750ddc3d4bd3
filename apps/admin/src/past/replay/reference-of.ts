/** How people call a record by its id: `RC_2026.12` → `RC 2026/12`. */
export function referenceOf(id: string): string {
  const [typeId = '', rest] = id.split('_');
  return rest === undefined ? id : `${typeId} ${rest.replace('.', '/')}`;
}
