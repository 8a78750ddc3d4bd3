import { filled } from '@balcao/messages';

/** Millimetres of A4, and of what its margins leave of a page. */
const SHEET_MM = 210;
const PAGE_MM = 266;
/** What the foot of a page takes, and what the head of one that goes on does. */
const FOOT_MM = 9;
const CONTINUED_MM = 9;

/**
 * Divides the sheets of a printed page into pages of A4: a browser breaks them where it likes, and
 * cannot say which page it is of how many, nor what the lines so far come to. The sums are on the
 * last.
 */
export function layOutPages(sheet: Document): void {
  for (const paper of sheet.querySelectorAll<HTMLElement>('main.sheet')) layOut(paper);
}

function layOut(paper: HTMLElement): void {
  const mm = paper.getBoundingClientRect().width / SHEET_MM;
  const table = paper.querySelector<HTMLTableElement>('table.lines');
  const parts = [...paper.children].filter((part) => !part.classList.contains('stamp'));
  const [stamp] = paper.getElementsByClassName('stamp');
  const at = table === null ? parts.length : parts.indexOf(table);
  const { before, after } = { before: parts.slice(0, at), after: parts.slice(at + 1) };
  const rows = table === null ? [[]] : divided(table, { before, after }, mm);
  const carried = (page: number): string => {
    const last = rows.slice(0, page).flat().at(-1);
    return page < rows.length ? (last?.dataset['carried'] ?? '') : '';
  };
  const pages = rows.map((within, index) => {
    const page = element(paper, 'div', 'page');
    if (stamp) page.append(stamp.cloneNode(true));
    if (index === 0) page.append(...before);
    else
      page.append(
        ends(paper, 'continued', titleOf(paper), textOf(paper, 'carried', carried(index))),
      );
    if (table !== null && within.length > 0) page.append(tableOf(table, within));
    if (index === rows.length - 1) page.append(...after);
    const place = filled(paper.dataset['page'] ?? '', {
      page: String(index + 1),
      pages: String(rows.length),
    });
    const name = `${titleOf(paper)}   ${place}`;
    page.append(ends(paper, 'foot', name, textOf(paper, 'toCarry', carried(index + 1))));
    return page;
  });
  paper.replaceChildren(...pages);
}

/** The lines of each page; the last has none where only what follows them is on it. */
function divided(
  table: HTMLTableElement,
  { before, after }: Readonly<Record<'before' | 'after', readonly Element[]>>,
  mm: number,
): readonly (readonly HTMLTableRowElement[])[] {
  const room = (PAGE_MM - FOOT_MM) * mm;
  const { top, bottom } = table.getBoundingClientRect();
  const first = before[0]?.getBoundingClientRect().top ?? top;
  const end = (after.at(-1)?.getBoundingClientRect().bottom ?? bottom) - bottom;
  const heading = table.tHead?.getBoundingClientRect().height ?? 0;
  const pages: HTMLTableRowElement[][] = [[]];
  let used = top - first + heading;
  const goOn = (): void => {
    pages.push([]);
    used = CONTINUED_MM * mm + heading;
  };
  for (const row of table.tBodies[0]?.rows ?? []) {
    const { height } = row.getBoundingClientRect();
    if (used + height > room) goOn();
    pages.at(-1)?.push(row);
    used += height;
  }
  if (used + end > room) goOn();
  return pages;
}

function tableOf(table: HTMLTableElement, rows: readonly HTMLTableRowElement[]): HTMLElement {
  const part = table.cloneNode(false) as HTMLTableElement;
  if (table.tHead) part.append(table.tHead.cloneNode(true));
  part.createTBody().append(...rows);
  return part;
}

const titleOf = (paper: HTMLElement): string => paper.dataset['title'] ?? '';

const textOf = (paper: HTMLElement, label: 'carried' | 'toCarry', amount: string): string =>
  amount === '' ? '' : `${paper.dataset[label] ?? ''}: ${amount}`;

/** What is said at the two ends of a line. */
function ends(paper: HTMLElement, className: string, left: string, right: string): HTMLElement {
  const line = element(paper, 'div', className);
  const amount = element(paper, 'strong', '');
  const name = element(paper, className === 'foot' ? 'span' : 'strong', '');
  name.textContent = left;
  amount.textContent = right;
  line.append(name, amount);
  return line;
}

function element(paper: HTMLElement, name: string, className: string): HTMLElement {
  const made = paper.ownerDocument.createElement(name);
  made.className = className;
  return made;
}
