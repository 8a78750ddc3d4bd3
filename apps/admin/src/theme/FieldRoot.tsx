import type { ComponentProps, ReactNode } from 'react';

interface FieldRootProps extends ComponentProps<'div'> {
  readonly InputProps?: unknown;
  readonly inputRef?: unknown;
}

/**
 * The element around a field. react-admin hands its fields properties that this version of the
 * components knows by other names only; they would end up as attributes that no browser knows.
 */
export function FieldRoot(props: FieldRootProps): ReactNode {
  const known = { ...props };
  delete known.InputProps;
  delete known.inputRef;
  return <div {...known} />;
}
