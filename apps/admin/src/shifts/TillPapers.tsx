import type { TillStand } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import { FoundPaperDialog } from './FoundPaperDialog.js';
import { missingRanges } from './missing-ranges.js';
import { ReportNumber } from './ReportNumber.js';

/** What a till printed and never sent, and what may be done once its paper turns up. */
export function TillPapers({ till }: { readonly till: TillStand }): ReactNode {
  const t = useMessages();
  const mayManage = useMay('pos.manage');
  const [reference, setReference] = useState<string>();
  return (
    <>
      {till.missingNumbers.length === 0 ? null : (
        <ul className="till__numbers" aria-label={t('shifts.tills.numbers')}>
          {missingRanges(till.missingNumbers).map(({ series, from, to }) => (
            <li key={`${series}/${from}`} className="till__missing">
              {t('shifts.tills.neverReceived', {
                numbers: from === to ? `${series}/${from}` : `${series}/${from}–${to}`,
              })}
              {mayManage ? (
                <Button
                  size="small"
                  onClick={() => {
                    setReference(from === to ? `${series}/${from}` : `${series}/`);
                  }}
                >
                  {t('shifts.papers.found')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayManage && till.lane > 0 ? (
        <>
          <ReportNumber till={till} />
          <Button
            onClick={() => {
              setReference('');
            }}
          >
            {t('shifts.papers.open')}
          </Button>
        </>
      ) : null}
      {reference === undefined ? null : (
        <FoundPaperDialog
          till={till}
          reference={reference}
          onClose={() => {
            setReference(undefined);
          }}
        />
      )}
    </>
  );
}
