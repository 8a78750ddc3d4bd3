import TextField from '@mui/material/TextField';
import type { ClientRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useSlice } from '../../boot/slice.js';
import { DayField } from '../../fields/DayField.js';
import { addDays, parseTypedDay, showDay } from '../../formats/days.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ClientField } from './ClientField.js';
import { DocumentLinks } from '../parts/DocumentLinks.js';
import { fallsDue } from '../parts/falls-due.js';
import { useEditor, useHead, useWritten } from './context.js';
import { CurrencyField } from './CurrencyField.js';
import { withDueDay, withIssueDay, withTerms } from './head.js';
import { OriginField } from './OriginField.js';
import { originsOf } from './origins.js';
import { RateFields } from './RateFields.js';
import { SeriesFields } from './SeriesFields.js';
import { WarehouseField } from './WarehouseField.js';
import { WithholdingField } from './WithholdingField.js';

/** Client, days and order number. */
export function HeadCard({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useMessages();
  const { session, type } = useEditor();
  const head = useHead();
  const { head: wrong } = useSlice(session.problems);
  const { language } = session.rules;
  const hasParty = type.group !== 'internal';
  const issueDay = (typed: string): void => {
    session.changeHead(withIssueDay(head, typed, language), 'issuedOn', 'dueOn');
  };
  return (
    <section className="card head" aria-label={t('documents.editor.details')}>
      {hasParty ? (
        <>
          <ClientField autoFocus={isNew} />
          <OrderNumberField />
        </>
      ) : null}
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
      {fallsDue(type) ? <DueFields /> : null}
      {type.requiresOrigin === true ? null : (
        <>
          <CurrencyField />
          <RateFields />
        </>
      )}
      <SeriesFields />
      <WarehouseField />
      {type.group === 'purchases' ? <SupplierFields /> : null}
      {type.group === 'sales' && type.accountEffect === 'debit' ? <WithholdingField /> : null}
      {hasParty ? null : <OrderNumberField />}
      <Origins />
    </section>
  );
}

/** The documents that this one corrects or continues. */
function Origins(): ReactNode {
  const t = useMessages();
  const ids = useWritten(({ state }) => originsOf(state.get()).join(' '));
  if (ids === '') return null;
  return (
    <p className="head__origins">
      {t('documents.fields.origin')}: <DocumentLinks ids={ids.split(' ')} />
    </p>
  );
}

/** The order number of the client, or of the company to its supplier. */
function OrderNumberField(): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { orderNumber } = useHead();
  const { head: wrong } = useSlice(session.problems);
  return (
    <TextField
      label={t('documents.fields.orderNumber')}
      value={orderNumber}
      error={wrong.orderNumber !== undefined}
      helperText={wrong.orderNumber}
      onChange={(event) => {
        session.changeHead({ orderNumber: event.target.value }, 'orderNumber');
      }}
      slotProps={{ htmlInput: { 'data-field': 'orderNumber', maxLength: 60 } }}
    />
  );
}

/** The supplier's number and date of the document. */
function SupplierFields(): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { supplierReference = '', supplierIssuedOn = '' } = useHead();
  return (
    <>
      <TextField
        className="head__wide"
        label={t('documents.fields.supplierReference')}
        value={supplierReference}
        onChange={(event) => {
          session.changeHead({ supplierReference: event.target.value });
        }}
        helperText={supplierReference === '' ? t('documents.supplierReferenceHint') : undefined}
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

/** The payment terms in days and the due date; each follows the other. */
function DueFields(): ReactNode {
  const t = useMessages();
  const { session, type } = useEditor();
  const head = useHead();
  const { head: wrong } = useSlice(session.problems);
  const { language } = session.rules;
  const isOffer = type.accountEffect === 'none';
  const taken = useTermsTaken();
  const dueDay = (typed: string): void => {
    session.changeHead(withDueDay(head, typed), 'dueOn', 'terms');
  };
  return (
    <>
      <TextField
        className="head__terms"
        label={t(isOffer ? 'documents.fields.validityDays' : 'documents.fields.terms')}
        value={head.terms}
        placeholder={taken?.terms}
        error={wrong.terms !== undefined}
        helperText={wrong.terms}
        onChange={(event) => {
          session.changeHead(withTerms(head, event.target.value, language), 'terms', 'dueOn');
        }}
        slotProps={{
          inputLabel: { ...(taken && { shrink: true }) },
          htmlInput: { 'data-field': 'terms', inputMode: 'numeric', autoComplete: 'off' },
        }}
      />
      <div data-field="dueOn">
        <DayField
          label={t(isOffer ? 'documents.fields.validUntil' : 'documents.fields.dueOn')}
          text={head.dueOn}
          hint={taken?.dueOn}
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

/** The defaults: the terms of the party and the resulting due date. */
function useTermsTaken(): { readonly terms: string; readonly dueOn: string } | undefined {
  const { session, type } = useEditor();
  const { clientId, terms, dueOn, issuedOn } = useHead();
  const { data: party } = useGetOne<ClientRow>(
    type.group === 'purchases' ? 'commercial/suppliers' : 'commercial/clients',
    { id: clientId },
    { enabled: clientId !== '' },
  );
  const days = party?.paymentTermsDays;
  const from = parseTypedDay(issuedOn);
  if (`${terms}${dueOn}` !== '' || days === undefined || from === undefined) return undefined;
  return { terms: String(days), dueOn: showDay(addDays(from, days), session.rules.language) };
}
