import type { ImportOutcome, ImportRowCheck } from '@balcao/contracts';
import { importOutcomes } from '@balcao/contracts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { StatusChip, type StatusTone } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { readRows, type SentFile } from './import-api.js';

interface ImportRowsProps {
  /** Names the check that the rows belong to. */
  readonly token: string;
  readonly sent: SentFile;
}

const tones: Readonly<Record<ImportOutcome, StatusTone>> = {
  created: 'success',
  changed: 'info',
  unchanged: 'neutral',
  refused: 'error',
};

/** Row by row what importing the file would do; read from the server a page at a time. */
export function ImportRows({ token, sent }: ImportRowsProps): ReactNode {
  const t = useMessages();
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['imports', 'rows', token, sent.plan, outcome],
    initialPageParam: 0,
    queryFn: ({ pageParam }) => readRows(sent, pageParam, outcome),
    getNextPageParam: ({ next }) => next,
  });
  const rows = data?.pages.flatMap((page) => page.rows);
  return (
    <section className="imports__rows" aria-labelledby="import-rows">
      <header className="imports__rows-head">
        <h3 id="import-rows">{t('imports.rowByRow')}</h3>
        <TextField
          select
          size="small"
          label={t('imports.outcome')}
          value={outcome ?? ''}
          onChange={({ target }) => {
            setOutcome(importOutcomes.find((one) => one === target.value));
          }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('imports.allRows')}</MenuItem>
          {importOutcomes.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`imports.outcomes.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </header>
      {error === null ? null : <p role="alert">{error.message}</p>}
      {rows === undefined && error === null ? <Skeleton shape="text" /> : null}
      {rows?.length === 0 ? <p>{t('imports.noRows')}</p> : null}
      {rows === undefined || rows.length === 0 ? null : (
        <ol className="imports__list">
          {rows.map((row) => (
            <CheckedRow key={row.row} row={row} />
          ))}
        </ol>
      )}
      {hasNextPage ? (
        <Button
          variant="outlined"
          disabled={isFetchingNextPage}
          onClick={() => {
            void fetchNextPage();
          }}
        >
          {t('imports.moreRows')}
        </Button>
      ) : null}
    </section>
  );
}

function CheckedRow({
  row: { row, outcome, name, fields, reason },
}: {
  readonly row: ImportRowCheck;
}) {
  const t = useMessages();
  return (
    <li className="imports__row">
      <div className="imports__row-head">
        <small>{t('imports.rowNumber', { row })}</small>
        <strong>{name}</strong>
        <StatusChip tone={tones[outcome]}>{t(`imports.outcomes.${outcome}`)}</StatusChip>
      </div>
      {reason === undefined ? null : <p>{reason}</p>}
      {fields.length === 0 ? null : (
        <dl className="imports__fields">
          {fields.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {before === undefined ? null : (
                  <>
                    <del>{before === '' ? '–' : before}</del> <span aria-hidden="true">→</span>{' '}
                  </>
                )}
                {before === undefined ? after : <ins>{after === '' ? '–' : after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
