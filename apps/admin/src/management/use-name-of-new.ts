import { useGetResourceLabel } from 'react-admin';

/** The name of one record of a resource inside a sentence: `client`, but `VAT rate`. */
export function useNameOfNew(resource: string): string {
  const label = useGetResourceLabel()(resource, 1);
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
