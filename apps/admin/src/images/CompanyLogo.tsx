import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { parseCompany } from '../admin/company.js';
import { Picture } from './Picture.js';

/** The logo of the open company, where it has one. */
export function CompanyLogo(): ReactNode {
  const { id } = useSlice(company);
  const mayView = useMay('companies.view');
  const provider = useBalcao();
  const { data } = useQuery({
    queryKey: ['company', id],
    queryFn: async () => parseCompany((await provider.read('companies/current')).body),
    enabled: mayView && id !== null,
  });
  if (data?.logoId === undefined) return null;
  return (
    <Picture
      path="companies/current/images"
      id={data.logoId}
      size="medium"
      className="picture--logo"
      alt={data.name}
    />
  );
}
