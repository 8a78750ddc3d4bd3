import { useResourceContext, useTranslateLabel } from 'react-admin';

/** The name of a field of the resource at hand, as the messages have it. */
export function useFieldLabel(source: string): string {
  const resource = useResourceContext();
  const translate = useTranslateLabel();
  const label = translate({ source, ...(resource !== undefined && { resource }) });
  return typeof label === 'string' ? label : source;
}
