import type { PrintPart } from '@balcao/domain';
import { code128, scannedReference, type Paper, type PaperBlock } from '../paper/index.js';
import { html, type Markup } from './markup.js';
import { factMarkup, textMarkup } from './parts.js';

/** What stands below the sums, in the order of the model; what the law wants said comes last. */
export function tailMarkup(paper: Paper): Markup {
  return html`${groupsOf(paper.order).map((group) => groupMarkup(paper, group))}
    ${barsMarkup(paper)}
    <p class="mentions break">${paper.mentions.join('\n')}</p>`;
}

/** On a roll, the reference as a scanner reads it: a receipt that comes back is found by it. */
function barsMarkup({ size, reference }: Paper): Markup | undefined {
  const scanned = size === 'A4' ? undefined : scannedReference(reference);
  if (scanned === undefined) return undefined;
  const { modules, bars } = code128(scanned);
  const path = bars.map(({ at, width }) => `M${at} 0h${width}v1h-${width}z`).join('');
  return html`<svg
    class="bars"
    viewBox="0 0 ${String(modules)} 1"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d="${path}" />
  </svg>`;
}

const blockParts: readonly PrintPart[] = ['payment', 'transport', 'banks'];

/** Blocks that follow each other stand side by side. */
function groupsOf(order: readonly PrintPart[]): readonly (readonly PrintPart[])[] {
  const groups: PrintPart[][] = [];
  for (const part of order) {
    const last = groups.at(-1);
    const isJoined = blockParts.includes(part) && last?.every((one) => blockParts.includes(one));
    if (last && isJoined === true) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

function groupMarkup(paper: Paper, group: readonly PrintPart[]): Markup {
  const { words, note, footer, labels, size } = paper;
  if (group.includes('words')) {
    return html`${
      words &&
      html`<p class="words"><span class="details">${words.label}:</span> ${words.value}</p>`
    }`;
  }
  if (group.includes('note')) {
    return html`${
      note.length > 0 &&
      html`<section class="note">
        <h2>${labels.note}</h2>
        ${textMarkup(note, '')}
      </section>`
    }`;
  }
  if (group.includes('footer')) return html`${textMarkup(footer, 'footer')}`;
  if (group.includes('signature')) {
    return html`${size === 'A4' && html`<p class="signature">${labels.signature}</p>`}`;
  }
  return blocksMarkup(group.flatMap((part) => paper.blocks.filter((each) => each.part === part)));
}

const blocksMarkup = (blocks: readonly PaperBlock[]): Markup =>
  html`${
    blocks.length > 0 &&
    html`<section class="blocks">
      ${blocks.map(
        ({ title, facts, isFigures = false }) =>
          html`<div class="${isFigures ? 'figures' : ''}">
            <h2>${title}</h2>
            <dl>${facts.map(factMarkup)}</dl>
          </div>`,
      )}
    </section>`
  }`;
