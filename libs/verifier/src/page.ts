import { readZip } from './read-zip.js';
import type { PackFiles } from './pack.js';
import type { LastSeal, PackReport } from './report.js';
import { conclusion, findingLine, marks } from './report-lines.js';
import { tellPaper, type KnownPaper } from './tell-paper.js';
import { verifyPack } from './verify-pack.js';
import { grouped, verifierWords, type VerifierLanguage } from './words.js';

/** The script of `verify.html`: no network, no product. */

let language: VerifierLanguage = navigator.language.startsWith('pt') ? 'pt' : 'en';
let pack: PackFiles | undefined;
/** What came of the single paper that was chosen last; `null` where the journal knows none such. */
let checked: { readonly name: string; readonly paper: KnownPaper | null } | undefined;
let shown: PackReport | 'unreadable' | 'working' | undefined;

function element(name: string, text = '', className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  if (className !== '') made.className = className;
  return made;
}

function draw(): void {
  const words = verifierWords[language];
  document.documentElement.lang = language;
  document.title = words.title;
  for (const [id, text] of Object.entries({
    title: words.title,
    hint: words.hint,
    choose: words.choose,
    folder: words.folder,
    drop: words.drop,
    limits: words.limits,
    outsideHint: words.outside,
    paperHint: words.paper,
    language: language === 'pt' ? 'English' : 'Português',
  })) {
    const place = document.getElementById(id);
    if (place) place.textContent = text;
  }
  document.getElementById('report')?.replaceChildren(...reportParts());
  document.getElementById('single')?.toggleAttribute('hidden', pack === undefined);
  document.getElementById('told')?.replaceChildren(...resultParts());
}

function reportParts(): readonly HTMLElement[] {
  const words = verifierWords[language];
  if (shown === undefined) return [];
  if (shown === 'working') return [element('p', words.working)];
  if (shown === 'unreadable') return [element('p', words.unreadable, 'verdict differs')];
  const { verdict, company, period, events, lastSeal, checks } = shown;
  const [outcome, ...grounds] = conclusion(shown, language);
  const list = element('ul');
  for (const { check, verdict: one, looked, findings, more } of checks) {
    const item = element('li', '', one);
    item.append(element('strong', `${marks[one]} ${words.checks[check]}`));
    item.append(element('span', words.looked(looked)));
    const found = element('ol');
    for (const finding of findings) found.append(element('li', findingLine(finding, language)));
    if (more > 0) found.append(element('li', words.more(more)));
    if (one !== 'fits') item.append(found);
    list.append(item);
  }
  return [
    element('p', outcome, `verdict ${verdict}`),
    element('p', `${company} · ${period} · ${words.events}: ${grouped(events)}`, 'about'),
    ...(lastSeal ? [sealPart(lastSeal)] : []),
    list,
    ...grounds.map((ground) => element('p', ground, 'about')),
  ];
}

/** What the reader compares with paper: large, and on its own. */
function sealPart({ number, on, code }: LastSeal): HTMLElement {
  const made = element('p', '', 'seal');
  made.append(element('span', verifierWords[language].lastSeal(String(number), on)));
  made.append(element('code', code));
  return made;
}

function resultParts(): readonly HTMLElement[] {
  if (checked === undefined) return [];
  const words = verifierWords[language];
  const { name, paper } = checked;
  if (paper === null) {
    return [element('strong', `✗ ${name}: ${words.paperUnknown}`, 'differs')];
  }
  const at = paper.at.slice(0, 16).replace('T', ' ');
  const says = `${paper.reference}, ${words.paperKnown[paper.how](`${at} UTC`)}`;
  return [element('strong', `✓ ${name}: ${says}`, 'fits')];
}

/** Lets the page say that it works before it does. */
const painted = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

async function check(read: () => Promise<PackFiles>): Promise<void> {
  shown = 'working';
  [pack, checked] = [undefined, undefined];
  draw();
  await painted();
  try {
    const files = await read();
    shown = verifyPack(files, outsideSeal());
    pack = files;
  } catch {
    shown = 'unreadable';
  }
  draw();
}

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

async function filesOf(chosen: readonly File[]): Promise<PackFiles> {
  const files = new Map<string, Uint8Array>();
  for (const file of chosen) {
    // The folder itself comes first in the path.
    const [, ...below] = file.webkitRelativePath.split('/');
    files.set(below.join('/'), await bytesOf(file));
  }
  return files;
}

const paper = document.getElementById('paper');
const outside = document.getElementById('outside');

/** The seal that the reader has on paper or in a mail; nothing where none was typed. */
function outsideSeal(): string | undefined {
  const typed = outside instanceof HTMLInputElement ? outside.value.trim() : '';
  return typed === '' ? undefined : typed;
}

outside?.addEventListener('change', () => {
  if (!pack) return;
  shown = verifyPack(pack, outsideSeal());
  draw();
});

function onChosen(id: string, read: (files: readonly File[]) => Promise<PackFiles>): void {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  input.addEventListener('change', () => {
    const chosen = [...(input.files ?? [])];
    if (chosen.length === 0) return;
    // What was said of a paper was said of another pack.
    if (paper instanceof HTMLInputElement) paper.value = '';
    void check(() => read(chosen));
  });
}

onChosen('zip', async ([file]) => readZip(file ? await bytesOf(file) : new Uint8Array()));
onChosen('files', filesOf);

const choice = document.getElementById('choice');
for (const name of ['dragover', 'dragleave', 'drop']) {
  document.addEventListener(name, (event) => {
    event.preventDefault();
    choice?.classList.toggle('over', name === 'dragover');
  });
}
document.addEventListener('drop', ({ dataTransfer }) => {
  const [file] = dataTransfer?.files ?? [];
  if (file) void check(async () => readZip(await bytesOf(file)));
});
paper?.addEventListener('change', () => {
  const [file] = paper instanceof HTMLInputElement ? (paper.files ?? []) : [];
  if (file && pack) void tell(file, pack);
});

async function tell(file: File, files: PackFiles): Promise<void> {
  checked = { name: file.name, paper: tellPaper(files, await bytesOf(file)) ?? null };
  draw();
}

document.getElementById('language')?.addEventListener('click', () => {
  language = language === 'pt' ? 'en' : 'pt';
  draw();
});
draw();
