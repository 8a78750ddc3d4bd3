import type { ReactNode } from 'react';
import { Form } from 'react-admin';

interface BulkFormProps {
  readonly defaultValues: Record<string, unknown>;
  readonly onSubmit: (values: Readonly<Record<string, unknown>>) => void;
  readonly children: ReactNode;
}

/** The inputs of a bulk action. */
export const BulkForm = ({ children, ...form }: BulkFormProps): ReactNode => (
  <Form {...form} noValidate>
    {children}
  </Form>
);
