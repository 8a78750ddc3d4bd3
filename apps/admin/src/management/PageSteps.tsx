import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { RecordSteps } from './RecordSteps.js';
import type { RecordList } from './use-neighbours.js';

interface PageStepsProps {
  readonly list: RecordList;
  readonly id: string;
  /** The page of a record; below the list's address without it. */
  readonly pathOf?: (id: string) => string;
}

/** Links to the previous and next record of the list, on a record's page. */
export function PageSteps({ list, id, pathOf }: PageStepsProps): ReactNode {
  const navigate = useNavigate();
  const path = pathOf ?? ((to: string) => `/${list.resource}/${encodeURIComponent(to)}`);
  return (
    <RecordSteps
      list={list}
      id={id}
      place="page"
      onGo={(to, follow) => {
        follow();
        void navigate(path(to));
      }}
    />
  );
}
