import '../../layout/cards.css';
import '../../theme/management.css';
import '../../audit/audit.css';
import type { Look, LooksPage } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useBalcao, useMay } from '../../admin/hooks.js';
import { Skeleton } from '../../skeletons/Skeleton.js';
import { showDay } from '../../formats/days.js';
import { showInstant } from '../../formats/instants.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { AccessDenied } from '../../layout/AccessDenied.js';
import { PageTitle } from '../../layout/page-title.js';
import { TableHead } from '../../fields/TableHead.js';
import { FailedList } from '../../skeletons/FailedList.js';
import { lookAsked, type AskedPart } from './look-asked.js';
import { lookName } from './look-name.js';
import './looks.css';

/** What those looked at who may change nothing. */
export function Looks(): ReactNode {
  const t = useMessages();
  const mayLook = useMay('audit.view');
  if (!mayLook) return <AccessDenied permission="audit.view" />;
  return (
    <>
      <PageTitle>{t('layout.pages.looks')}</PageTitle>
      <p className="audit__hint">{t('past.looks.hint')}</p>
      <div className="list looks">
        <LookRows />
      </div>
    </>
  );
}

function LookRows(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const provider = useBalcao();
  const looks = useInfiniteQuery({
    queryKey: ['past', 'looks'],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam }) => {
      const before = pageParam === undefined ? '' : `?before=${pageParam}`;
      return pageIn((await provider.read(`past/looks${before}`)).body);
    },
    getNextPageParam: ({ next }) => next,
  });
  if (looks.isError) return <FailedList onRetry={() => void looks.refetch()} />;
  const entries = looks.data?.pages.flatMap((page) => page.entries);
  if (entries === undefined) return <Skeleton shape="text" />;
  if (entries.length === 0) {
    return (
      <div className="list__state">
        <p>{t('past.looks.none')}</p>
      </div>
    );
  }
  return (
    <>
      <div className="looks__table">
        <table aria-label={t('layout.pages.looks')}>
          <TableHead
            headings={[
              { label: t('past.looks.what') },
              { label: t('past.looks.who') },
              { label: t('past.looks.at') },
              { label: t('past.looks.asOf') },
            ]}
          />
          <tbody>
            {entries.map(({ at, userId, userName, path, asked, revision, trueOn }) => (
              <tr key={`${at} ${userId} ${path} ${JSON.stringify(asked)} ${revision ?? ''}`}>
                <td>
                  <What path={path} asked={asked} />
                </td>
                <td>{userName}</td>
                <td>{showInstant(at, language)}</td>
                <td>
                  {revision === undefined
                    ? t('past.looks.now')
                    : t('past.replay.after', { revision })}
                  {trueOn === undefined ? '' : ` · ${showDay(trueOn, language)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {looks.hasNextPage ? (
        <Button
          variant="outlined"
          disabled={looks.isFetchingNextPage}
          onClick={() => {
            void looks.fetchNextPage();
          }}
        >
          {t('management.historyMore')}
        </Button>
      ) : null}
    </>
  );
}

interface WhatProps {
  readonly path: string;
  readonly asked: Look['asked'];
}

/** In words, with what it was narrowed to, and the address of what was read as a detail. */
function What({ path, asked }: WhatProps): ReactNode {
  const t = useMessages();
  const translate = useTranslate();
  const { screen, resource, record, isOne } = lookName(path);
  const fieldName = ({ field, isFilter }: AskedPart): string =>
    isFilter
      ? translate(`resources.${resource ?? ''}.fields.${field}`, { _: field })
      : translate(`past.looks.asked.${field}`, { _: field });
  const name = t(screen ?? 'past.looks.other');
  const which = record ?? (isOne ? t('past.looks.one') : undefined);
  return (
    <>
      {which === undefined ? name : `${name} · ${which}`}
      {lookAsked(asked).map((part) => (
        <small key={part.field} className="looks__asked">
          {fieldName(part)}: {part.text}
        </small>
      ))}
      <code>
        {path.split('/').map((part, place) => (
          // An address may be broken between its parts, not within them.
          <Fragment key={place}>
            {place === 0 ? null : '/'}
            {part}
            <wbr />
          </Fragment>
        ))}
      </code>
    </>
  );
}

function pageIn(body: unknown): LooksPage {
  if (typeof body === 'object' && body !== null && 'entries' in body) return body as LooksPage;
  throw new Error('the looks have an unknown shape');
}
