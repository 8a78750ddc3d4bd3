// cspell:ignore Ntfctn Othr Ntry Ustrd DBIT Bookg PDNG Addtl Svcr
import { readWhole } from '../table/xml-part.js';
import type { BankMovement } from './movement.js';

/** The parts of an entry, by the path of their names within it. */
type Entry = ReadonlyMap<string, string>;

/** The booked movements of an ISO 20022 statement. */
export function camtMovements(text: string): readonly BankMovement[] {
  const movements: BankMovement[] = [];
  let path: string[] = [];
  let entry: Map<string, string> | undefined;
  // The account of the statement: its number is the first that the statement says.
  let [account, within]: [string, readonly string[]] = ['', []];
  readWhole([new TextEncoder().encode(text)], {
    opened: (name, attribute) => {
      if (entry) path.push(name);
      else if (name === 'Ntry') entry = new Map();
      else if (/^(Stmt|Rpt|Ntfctn)$/.test(name)) [account, within] = ['', []];
      else within = [...within, name];
      if (entry && name === 'Amt' && path.length === 1) {
        entry.set('Ccy', attribute('Ccy') ?? '');
      }
    },
    text: (piece) => {
      const place = within.join('/');
      if (!entry && /^Acct\/Id\/(IBAN|Othr\/Id)$/.test(place)) account += piece.trim();
      const key = path.join('/');
      if (entry && piece.trim() !== '') entry.set(key, `${entry.get(key) ?? ''}${piece}`);
    },
    closed: (name) => {
      if (entry && name === 'Ntry' && path.length === 0) {
        movements.push({ ...movementOf(entry), account });
        entry = undefined;
      } else if (entry) {
        // Several remittances of one entry are words of one text.
        if (name === 'Ustrd') entry.set(path.join('/'), `${entry.get(path.join('/')) ?? ''} `);
        path = path.slice(0, -1);
      } else {
        within = within.slice(0, -1);
      }
    },
  });
  return movements;
}

function movementOf(entry: Entry): BankMovement {
  const part = (path: string): string => entry.get(path)?.trim() ?? '';
  const within = (...names: readonly string[]): string =>
    [...entry].find(([path]) => names.some((name) => path.endsWith(name)))?.[1].trim() ?? '';
  const isDebit = part('CdtDbtInd') === 'DBIT';
  const day = part('BookgDt/Dt') || part('BookgDt/DtTm') || part('ValDt/Dt') || part('ValDt/DtTm');
  const isPending = /^(PDNG|INFO)$/.test(part('Sts') || part('Sts/Cd'));
  return {
    on: day.slice(0, 10),
    description: within('RmtInf/Ustrd') || part('AddtlNtryInf') || within('Nm', 'AddtlTxInf'),
    reference: within('EndToEndId') || part('NtryRef') || part('AcctSvcrRef'),
    amount: `${isDebit ? '-' : ''}${part('Amt')}`,
    currency: part('Ccy'),
    ...(isPending && { status: 'pending' }),
  };
}
