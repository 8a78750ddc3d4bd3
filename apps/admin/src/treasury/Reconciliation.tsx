import Button from '@mui/material/Button';
import type { BankStatementRow } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { Day } from '../fields/cells.js';
import { FileButton } from '../fields/FileButton.js';
import { needMessages } from '../i18n/messages.js';
import { useMessages } from '../i18n/use-messages.js';
import { isTooLarge } from '../imports/too-large.js';
import { UndoStatement } from './UndoStatement.js';

/** The bank's statements of an account: imported as files, reconciled line by line. */
export function Reconciliation({ accountId }: { readonly accountId: string }): ReactNode {
  const t = useMessages();
  const mayReconcile = useMay('treasury.reconcile');
  const statements = useStatements(accountId);
  const [openId, setOpenId] = useState<string>();
  return (
    <section className="list">
      <div className="payment__title statement__title">
        <h2 className="payment__heading">{t('money.accounts.statements')}</h2>
        {mayReconcile ? <ImportButton accountId={accountId} onImported={setOpenId} /> : null}
      </div>
      {statements.length === 0 ? (
        <p className="list__state">{t('money.accounts.noStatements')}</p>
      ) : null}
      {statements.map((statement) => (
        <Statement
          key={statement.id}
          statement={statement}
          isOpen={openId === statement.id}
          onTurn={() => {
            setOpenId(openId === statement.id ? undefined : statement.id);
          }}
        />
      ))}
    </section>
  );
}

interface StatementProps {
  readonly statement: BankStatementRow;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
}

/** A statement by its file and days; its lines once it is open. */
function Statement({ statement, isOpen, onTurn }: StatementProps): ReactNode {
  const t = useMessages();
  const mayReconcile = useMay('treasury.reconcile');
  const { id, accountId, fileName, firstOn, lastOn, lineCount, matchedCount } = statement;
  const isUndone = statement.isUndone === true;
  return (
    <div>
      <Button className="statement__file" aria-expanded={isOpen} onClick={onTurn}>
        {fileName ?? id} · <Day day={firstOn} /> – <Day day={lastOn} /> ·{' '}
        {isUndone
          ? t('money.statement.undone')
          : t('money.accounts.matched', { matched: matchedCount, lines: lineCount })}
      </Button>
      {isOpen && mayReconcile && !isUndone ? <UndoStatement statement={statement} /> : null}
      {isOpen ? (
        <Suspense>
          <StatementLines
            statementId={id}
            accountId={accountId}
            mayMatch={mayReconcile && !isUndone}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

const StatementLines = lazy(async () => {
  const [{ StatementLines: lines }] = await Promise.all([
    import('./StatementLines.js'),
    needMessages('officeMore'),
  ]);
  return { default: lines };
});

function useStatements(accountId: string): readonly BankStatementRow[] {
  const provider = useBalcao();
  const filter = encodeURIComponent(JSON.stringify({ accountId }));
  const { data = [] } = useQuery({
    queryKey: ['commercial/treasury_account', 'statements', accountId],
    queryFn: async () => {
      const path = `bank-statements?filter=${filter}&sort=lastOn:desc&perPage=100`;
      const { body } = await provider.read(path);
      if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
      return body as BankStatementRow[];
    },
  });
  return data;
}

interface ImportButtonProps {
  readonly accountId: string;
  readonly onImported: (id: string) => void;
}

const StatementDialog = lazy(async () => {
  const { StatementDialog: dialog } = await import('./StatementDialog.js');
  return { default: dialog };
});

/** Shows what a chosen file says before anything is imported. */
function ImportButton({ accountId, onImported }: ImportButtonProps): ReactNode {
  const t = useMessages();
  const [file, setFile] = useState<File>();
  const close = () => {
    setFile(undefined);
  };
  return (
    <>
      <FileButton
        variant="outlined"
        accept=".csv,.txt,.tsv,.xlsx,.xls,.ods,.ofx,.qfx,.sta,.mt940,.940,.xml,.htm,.html"
        label={t('money.accounts.chooseFile')}
        onChoose={([chosen]) => {
          if (!isTooLarge(chosen)) setFile(chosen);
        }}
      >
        {t('money.accounts.importStatement')}
      </FileButton>
      {file === undefined ? null : (
        <Suspense>
          <StatementDialog
            accountId={accountId}
            file={file}
            onClose={close}
            onImported={(id) => {
              close();
              onImported(id);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
