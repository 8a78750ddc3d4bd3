import type { DocumentAnswer, DocumentLink, DocumentTypeRow } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import { isIssuable } from '../../layout/issuable.js';

/** The reason why an action is unavailable. */
export type Hindrance =
  | { readonly why: 'permission'; readonly permission: Permission }
  | {
      readonly why:
        | 'cancelled'
        | 'notCancelled'
        | 'byPayment'
        | 'nothingLeft'
        | 'correction'
        | 'hasNotes';
    };

/** An action of a document, or the reason why it is unavailable. */
export interface Offer<N extends string> {
  readonly name: N;
  readonly hindrance?: Hindrance;
}

type May = (permission: Permission) => boolean;

export type ActionName =
  | 'print'
  | 'send'
  | 'duplicate'
  | 'correct'
  | 'mention'
  | 'cancel'
  | 'restore';

/** The actions of a document by its state and the user's permissions. */
export function offeredActions(
  document: Pick<DocumentAnswer, 'status' | 'madeInto'>,
  type: DocumentTypeRow,
  may: May,
): Readonly<Record<ActionName, Offer<ActionName>>> {
  const isCancelled = document.status === 'cancelled';
  const offer = (
    name: ActionName,
    permission: Permission,
    ...hindrances: readonly (Hindrance | false)[]
  ): Offer<ActionName> => {
    const missing: Hindrance | false = !may(permission) && { why: 'permission', permission };
    const [hindrance] = [missing, ...hindrances].filter((each) => each !== false);
    return hindrance === undefined ? { name } : { name, hindrance };
  };
  const byPayment: Hindrance | false = !isIssuable(type) && { why: 'byPayment' };
  const correction: Hindrance | false = type.requiresOrigin === true && { why: 'correction' };
  const noted: Hindrance | false = document.madeInto?.some(isNote) === true && { why: 'hasNotes' };
  return {
    print: offer('print', 'documents.issue'),
    send: offer('send', 'documents.issue'),
    duplicate: offer('duplicate', 'documents.draft', byPayment),
    correct: offer(
      'correct',
      'documents.draft',
      correction,
      isCancelled && { why: 'cancelled' },
      noted,
    ),
    mention: offer(
      'mention',
      'documents.draft',
      byPayment,
      correction,
      isCancelled && { why: 'cancelled' },
    ),
    cancel: offer('cancel', 'documents.cancel', isCancelled && { why: 'cancelled' }),
    restore: offer('restore', 'documents.cancel', !isCancelled && { why: 'notCancelled' }),
  };
}

const isNote = ({ kind }: DocumentLink): boolean => kind === 'credit' || kind === 'debit';

/** Whether documents of a type charge a client: another one can take their place. */
export const isCharged = ({
  group,
  accountEffect,
  requiresOrigin,
}: Pick<DocumentTypeRow, 'group' | 'accountEffect' | 'requiresOrigin'>): boolean =>
  group === 'sales' &&
  requiresOrigin !== true &&
  (accountEffect === 'debit' || accountEffect === 'both');

/** The types that can follow the document, each with the reason if unavailable. */
export function offeredTypes(
  { left, leadsTo, status }: Pick<DocumentAnswer, 'left' | 'leadsTo' | 'status'>,
  types: readonly DocumentTypeRow[],
  may: May,
): readonly (Offer<string> & { readonly type: DocumentTypeRow })[] {
  return types
    .filter(({ id }) => leadsTo.includes(id))
    .map((type) => {
      const quantities = type.requiresOrigin === true ? left.toCredit : left.toConvert;
      const hindrance = hindranceOf(status, quantities, may);
      return { name: type.id, type, ...(hindrance !== undefined && { hindrance }) };
    });
}

function hindranceOf(
  status: DocumentAnswer['status'],
  left: readonly string[],
  may: May,
): Hindrance | undefined {
  if (!may('documents.draft')) return { why: 'permission', permission: 'documents.draft' };
  if (status === 'cancelled') return { why: 'cancelled' };
  return left.some((quantity) => quantity !== '0') ? undefined : { why: 'nothingLeft' };
}
