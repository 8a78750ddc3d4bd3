import { html, Markup } from '../html/markup.js';
import type { Label, LabelSheet } from './label.js';
import { labelInside, labelPages, placeOfLabel, type LabelLayout } from './label-layouts.js';

/** The sheets as a page on its own, each label where the printer puts it. */
export function renderLabelsHtml(sheet: LabelSheet, layout: LabelLayout, used = 0): string {
  const { width, height } = layout.page;
  const inside = labelInside(layout);
  const style = `@page{size:${width}mm ${height}mm;margin:0}*{box-sizing:border-box}
body{margin:0;background:#eceff1;color:#000}
body{font:${inside.size}mm/1.15 Inter,"Segoe UI",Roboto,Arial,sans-serif}
.page{position:relative;width:${width}mm;height:${height}mm;background:#fff;overflow:hidden;
break-after:page}@media screen{.page{margin:12px auto;box-shadow:0 1px 6px #0003}
.label{outline:.3px dashed #b9c4c1}}
.label{position:absolute;width:${layout.label.width}mm;height:${layout.label.height}mm;
padding:${inside.y}mm ${inside.x}mm;display:flex;flex-direction:column;align-items:center;
text-align:center}
.label p{margin:0;overflow:hidden;max-width:100%}.name{max-height:2.3em;overflow-wrap:anywhere}
.label svg{flex:1;min-height:0;max-width:100%}
.foot{display:flex;gap:2mm;width:100%;justify-content:space-between;white-space:nowrap}
.foot strong{font-size:1.2em}`;
  const page = html`<!doctype html>
    <html>
      <head>
        <meta charset="utf-8" />
        <title>${sheet.title}</title>
        <style>
          ${new Markup(style.replaceAll('\n', ''))}
        </style>
      </head>
      <body>
        ${labelPages(layout, sheet.labels, used).map(
          (labels) =>
            html`<div class="page">
              ${labels.flatMap((label, at) => (label ? [labelMarkup(label, layout, at)] : []))}
            </div>`,
        )}
      </body>
    </html>`;
  return page.text;
}

function labelMarkup({ name, price, code, barcode }: Label, layout: LabelLayout, at: number) {
  const { left, top } = placeOfLabel(layout, at);
  return html`<div class="label" style="${`left:${left}mm;top:${top}mm`}">
    <p class="name">${name}</p>
    ${new Markup(barcode)}
    <p class="foot"><span>${code}</span><strong>${price}</strong></p>
  </div>`;
}
