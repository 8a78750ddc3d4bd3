import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { documentPath } from '../../routing/document-paths.js';

/** Links to documents by id, which begins with the type. */
export function DocumentLinks({ ids }: { readonly ids: readonly string[] }): ReactNode {
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 ? ', ' : ''}
      <DocumentLink id={id} />
    </Fragment>
  ));
}

function DocumentLink({ id }: { readonly id: string }): ReactNode {
  const [typeId = '', rest = ''] = id.split('_');
  return (
    <Link to={documentPath(typeId, id)} className="amount">
      {`${typeId} ${rest.replace('.', '/')}`}
    </Link>
  );
}
