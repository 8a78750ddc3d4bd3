import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useSlice } from '../../boot/slice.js';
import { DayField } from '../../fields/DayField.js';
import { parseTypedDay, showDay } from '../../formats/days.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ClientField } from './ClientField.js';
import { useEditor, useHead } from './context.js';
import { CurrencyField } from './CurrencyField.js';
import { withDueDay, withIssueDay, withTerms } from './head.js';
import { OriginField } from './OriginField.js';
import { SeriesFields } from './SeriesFields.js';
import { WarehouseField } from './WarehouseField.js';

/** Client, days and order number. */
export function HeadCard({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useMessages();
  const { session, type } = useEditor();
  const head = useHead();
  const { head: wrong } = useSlice(session.problems);
  const { language } = session.rules;
  const issueDay = (typed: string): void => {
    session.changeHead(withIssueDay(head, typed, language), 'issuedOn', 'dueOn');
  };
  return (
    <section className="card head" aria-label={t('documents.editor.details')}>
      {type.group === 'internal' ? null : <ClientField autoFocus={isNew} />}
      {type.requiresOrigin === true && head.originId === undefined ? <OriginField /> : null}
      <div data-field="issuedOn">
        <DayField
          label={t('documents.fields.issuedOn')}
          text={head.issuedOn}
          required
          error={wrong.issuedOn}
          onChange={issueDay}
          onBlur={() => {
            const day = parseTypedDay(session.state.get().head.issuedOn);
            if (day === undefined || showDay(day, language) === head.issuedOn) return;
            issueDay(showDay(day, language));
          }}
        />
      </div>
      {/* What is paid at once is due at once. */}
      {type.accountEffect === 'both' || type.group === 'internal' ? null : <DueFields />}
      {type.requiresOrigin === true ? null : <CurrencyField />}
      <SeriesFields />
      <WarehouseField />
      {type.group === 'purchases' ? <SupplierFields /> : null}
      <TextField
        label={t('documents.fields.orderNumber')}
        value={head.orderNumber}
        error={wrong.orderNumber !== undefined}
        helperText={wrong.orderNumber}
        onChange={(event) => {
          session.changeHead({ orderNumber: event.target.value }, 'orderNumber');
        }}
        slotProps={{ htmlInput: { 'data-field': 'orderNumber', maxLength: 60 } }}
      />
    </section>
  );
}

/** The number and the day that the supplier gave the document. */
function SupplierFields(): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { supplierReference = '', supplierIssuedOn = '' } = useHead();
  return (
    <>
      <TextField
        label={t('documents.fields.supplierReference')}
        value={supplierReference}
        onChange={(event) => {
          session.changeHead({ supplierReference: event.target.value });
        }}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <DayField
        label={t('documents.fields.supplierIssuedOn')}
        text={supplierIssuedOn}
        onChange={(typed) => {
          session.changeHead({ supplierIssuedOn: typed });
        }}
        onBlur={() => undefined}
      />
    </>
  );
}

/** The days that there are to pay, or the day itself: each follows the other. */
function DueFields(): ReactNode {
  const t = useMessages();
  const { session, type } = useEditor();
  const head = useHead();
  const { head: wrong } = useSlice(session.problems);
  const { language } = session.rules;
  const isOffer = type.accountEffect === 'none';
  const dueDay = (typed: string): void => {
    session.changeHead(withDueDay(head, typed), 'dueOn', 'terms');
  };
  return (
    <>
      <TextField
        className="head__terms"
        label={t(isOffer ? 'documents.fields.validityDays' : 'documents.fields.terms')}
        value={head.terms}
        error={wrong.terms !== undefined}
        helperText={wrong.terms}
        onChange={(event) => {
          session.changeHead(withTerms(head, event.target.value, language), 'terms', 'dueOn');
        }}
        slotProps={{
          htmlInput: { 'data-field': 'terms', inputMode: 'numeric', autoComplete: 'off' },
        }}
      />
      <div data-field="dueOn">
        <DayField
          label={t(isOffer ? 'documents.fields.validUntil' : 'documents.fields.dueOn')}
          text={head.dueOn}
          error={wrong.dueOn}
          onChange={dueDay}
          onBlur={() => {
            const day = parseTypedDay(session.state.get().head.dueOn);
            if (day === undefined || showDay(day, language) === head.dueOn) return;
            dueDay(showDay(day, language));
          }}
        />
      </div>
    </>
  );
}
