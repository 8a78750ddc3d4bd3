import type { RecoverPaperBody } from '@balcao/contracts';
import type { Language } from '@balcao/messages';
import { formatMinor } from '@balcao/pricing';
import { parseTypedDay } from '../formats/days.js';
import { parseTypedMinor } from '../formats/typed-decimal.js';

/** What stands on a paper, as it is being typed. */
export interface TypedPaper {
  readonly reference: string;
  /** The number at its foot, behind “nº”. */
  readonly foot: string;
  readonly issuedOn: string;
  readonly methodId: string;
  readonly rows: readonly TypedSum[];
}

/** What was sold at one VAT rate, with VAT. */
export interface TypedSum {
  readonly key: number;
  readonly vatId: string;
  readonly amount: string;
}

/** What all of it comes to, in minor units. */
export const paperTotal = ({ rows }: TypedPaper, language: Language): number =>
  rows.reduce((sum, { amount }) => sum + (parseTypedMinor(amount, language) ?? 0), 0);

/** The paper as it is sent; each sum is one line, described by the text. */
export function paperBody(
  paper: TypedPaper,
  recoveryId: string,
  description: string,
  language: Language,
): RecoverPaperBody {
  const sequence = Number.parseInt(paper.foot.replace(/\D/g, ''), 10);
  const totalMinor = paperTotal(paper, language);
  return {
    recoveryId,
    reference: paper.reference.trim(),
    issuedOn: parseTypedDay(paper.issuedOn) ?? paper.issuedOn.trim().slice(0, 10),
    lines: paper.rows.map(({ vatId, amount }) => ({
      description,
      quantity: '1',
      vatId,
      unitPrice: formatMinor(parseTypedMinor(amount, language) ?? 0),
    })),
    totalMinor,
    ...(sequence > 0 && { sequence }),
    ...(paper.methodId !== '' && {
      payment: [{ methodId: paper.methodId, amountMinor: totalMinor }],
    }),
  };
}
