// cspell:ignore STMTRS ACCTID CURDEF STMTTRN DTPOSTED CHECKNUM FITID TRNAMT
import { compactDay, type BankMovement } from './movement.js';

/** The movements of an OFX file, version 1 with unclosed tags or version 2, of all its accounts. */
export function ofxMovements(text: string): readonly BankMovement[] {
  const statements = text.split(/<(?:CC)?STMTRS>/i);
  return (statements.length > 1 ? statements.slice(1) : statements).flatMap(movementsOf);
}

function movementsOf(statement: string): readonly BankMovement[] {
  const textOf = (name: string) =>
    new RegExp(`<${name}>\\s*([^<\\r\\n]*)`, 'i').exec(statement)?.[1]?.trim() ?? '';
  const of = { account: textOf('ACCTID'), currency: textOf('CURDEF') };
  return statement
    .split(/<STMTTRN>/i)
    .slice(1)
    .map((piece) => {
      const part = piece.split(/<\/STMTTRN>|<\/BANKTRANLIST>/i, 1)[0] ?? '';
      const field = (name: string): string =>
        unescaped(new RegExp(`<${name}>([^<\\r\\n]*)`, 'i').exec(part)?.[1]?.trim() ?? '');
      const [name, memo] = [field('NAME'), field('MEMO')];
      return {
        on: compactDay(field('DTPOSTED').slice(0, 8)),
        description: [name, memo === name ? '' : memo].filter(Boolean).join(' '),
        reference: field('CHECKNUM') || field('REFNUM') || field('FITID'),
        amount: plain(field('TRNAMT')),
        ...of,
      };
    });
}

/** Some programs write a decimal comma. */
const plain = (amount: string): string =>
  amount.includes('.') ? amount : amount.replace(',', '.');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const unescaped = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot);/g, (whole, name: string) => entities[name] ?? whole);
