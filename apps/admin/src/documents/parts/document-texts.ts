import type { DocumentTextsBody } from '@balcao/contracts';

type ReadText = (texts: DocumentTextsBody) => string | undefined;

const filled = (value: string | undefined): string | undefined => value || undefined;

/** The given parts, as one text. */
export const listed = (values: readonly (string | undefined)[]): string | undefined =>
  filled(values.filter(Boolean).join(', '));

const contact = (value: DocumentTextsBody['receiver']): string | undefined =>
  listed([value?.name, value?.contact, value?.address]);

/** The fields of a document that may change until it is printed, in words. */
export const documentTexts = {
  orderNumber: ({ orderNumber }) => filled(orderNumber),
  note: ({ note }) => filled(note),
  receiver: ({ receiver }) => contact(receiver),
  carrier: ({ carrier }) => contact(carrier),
  transportStartsAt: ({ transport }) => filled(transport?.startsAt),
  transportFrom: ({ transport }) => filled(transport?.from),
  transportTo: ({ transport }) => filled(transport?.to),
  transportVehicle: ({ transport }) => filled(transport?.vehicle),
} satisfies Readonly<Record<string, ReadText>>;

export type TextPart = keyof typeof documentTexts;

/** In screen order. */
export const textParts: readonly TextPart[] = [
  ...(['orderNumber', 'note', 'receiver', 'carrier'] as const),
  ...(['transportStartsAt', 'transportFrom', 'transportTo', 'transportVehicle'] as const),
];

export interface TextChange {
  readonly part: TextPart;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The texts that differ between two states of a document. */
export function textChanges(
  before: DocumentTextsBody,
  after: DocumentTextsBody,
): readonly TextChange[] {
  return textParts
    .map((part) => {
      const read: ReadText = documentTexts[part];
      return { part, before: read(before), after: read(after) };
    })
    .filter((change) => change.before !== change.after);
}
