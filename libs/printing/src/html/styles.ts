const shared = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;color:#111;background:#fff;font:9.5pt/1.35 Inter,"Segoe UI",Roboto,Arial,sans-serif;
font-variant-numeric:tabular-nums}
h1,h2,p,dl,dd{margin:0}
table{width:100%;border-collapse:collapse}
.number{text-align:right;white-space:nowrap}
.reference{white-space:nowrap}
.paper{position:relative}
.paper+.paper{break-before:page}
.stamp{position:absolute;inset:0;display:grid;place-items:center;pointer-events:none}
.stamp span{font-size:64pt;font-weight:700;color:#b0002022;transform:rotate(-28deg);
letter-spacing:.08em}
.break{white-space:pre-line;overflow-wrap:anywhere}
.break span{display:inline-block}
.whole{overflow-wrap:break-word}
`;

/** A sheet: as wide as the paper on screen, by the page when printed. */
const a4 = `
@page{size:A4;margin:14mm 14mm 16mm}
@media screen{body{background:#eceff1}.paper{width:210mm;min-height:297mm;margin:16px auto;
padding:14mm;background:#fff;box-shadow:0 1px 6px #0003}}
header{display:flex;justify-content:space-between;gap:12mm}
.logo{max-width:56mm;max-height:22mm;margin-bottom:3mm;display:block}
.issuer strong{font-size:12pt}
.title{text-align:right}
.title h1{font-size:15pt;line-height:1.2}
.title .copy{color:#555}
.party{margin-top:8mm;padding:3mm 4mm;border-left:3px solid #1f6f5c;background:#f5f8f7;width:95mm;
margin-left:auto}
.party .heading{color:#555;font-size:8.5pt}
.page{position:relative;min-height:266mm;padding-bottom:9mm;break-after:page}
.page:last-child{break-after:auto}
.continued,.foot{display:flex;justify-content:space-between;gap:6mm}
.continued{padding-bottom:3mm}
.foot{position:absolute;inset:auto 0 0;font-size:8pt;color:#555}
.foot strong{color:#111}
@media screen{.page+.page{margin-top:14mm;padding-top:14mm;border-top:1px dashed #b4c0bc}}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(34mm,1fr));gap:2mm 6mm;
margin:7mm 0 5mm;border-block:1px solid #c9d3d0;padding:2.5mm 0}
dt{color:#555;font-size:8pt}
thead{display:table-header-group}
th{text-align:left;font-size:8pt;color:#333;border-bottom:1.2px solid #111;padding:1.2mm 1.5mm;
vertical-align:bottom}
th.number{text-align:right}
td{padding:1.4mm 1.5mm;border-bottom:.5px solid #dfe5e3;vertical-align:top}
:is(th,td):first-child{padding-left:0}
:is(th,td):last-child{padding-right:0}
tr{break-inside:avoid}
.details{color:#555;font-size:8pt}
.sums{display:flex;align-items:flex-start;justify-content:space-between;gap:10mm;
margin-top:5mm;break-inside:avoid}
.vat{flex:1.2}.vat caption{text-align:left;font-weight:600;font-size:8.5pt;padding-bottom:1mm}
.totals{flex:1}
.totals div{display:flex;justify-content:space-between;gap:6mm;padding:.7mm 0}
.totals dt{font-size:9.5pt}
.totals .grand{border-top:1.2px solid #111;margin-top:1mm;padding-top:1.5mm;font-weight:700;
font-size:12pt}
.totals .grand dt{color:#111;font-size:12pt}
.words{margin-top:3mm}
.blocks{display:grid;grid-template-columns:repeat(auto-fit,minmax(56mm,1fr));gap:5mm;margin-top:5mm}
.blocks h2,.note h2{font-size:8.5pt;margin-bottom:1mm}
.blocks div{break-inside:avoid}
.blocks dl{display:grid;grid-template-columns:auto 1fr;gap:.5mm 4mm}
.blocks dl div{display:contents}
.blocks .figures dl{grid-template-columns:1fr auto}
.blocks .figures dd{text-align:right;white-space:pre}
.note{margin-top:5mm}
.mentions{margin-top:6mm;color:#333;font-size:8pt}
.signature{margin-top:14mm;width:70mm;border-top:.7px solid #111;padding-top:1mm;font-size:8pt;
color:#555}
`;

/** The roll of a till: 80 mm wide, as long as it gets. */
const thermal = `
@page{size:80mm auto;margin:3mm}
@media screen{body{background:#eceff1}.paper{width:80mm;margin:16px auto;padding:4mm;
background:#fff;box-shadow:0 1px 6px #0003}}
body{font-size:8.5pt;line-height:1.3}
header,.party,.facts,.mentions{text-align:center}
.logo{max-width:48mm;max-height:18mm;margin:0 auto 2mm;display:block}
.bars{display:block;width:60mm;max-width:100%;height:10mm;margin:4mm auto 0}
.title{margin-top:2mm;border-block:1px dashed #111;padding:1.5mm 0}
.title h1{font-size:11pt}
.party{margin-top:2mm}
.facts{margin:2mm 0}
.facts div{display:flex;justify-content:space-between;gap:3mm}
dt{color:#333}
.line{padding:1mm 0;border-top:1px dotted #999;break-inside:avoid}
.line .figures{display:flex;justify-content:space-between}
.details{font-size:7.5pt}
.totals{border-top:1px dashed #111;margin-top:1.5mm;padding-top:1.5mm}
.totals div,.blocks dl div{display:flex;justify-content:space-between;gap:3mm}
.facts dd,.blocks dd{text-align:right}
.totals .grand{font-weight:700;font-size:12pt}
.totals .grand dt{color:#111}
.vat{margin-top:2mm;font-size:7.5pt}
.vat th{font-weight:400;text-align:left;border-bottom:1px dotted #999}
.vat th.number{text-align:right}
.vat :is(th,td){padding:0;vertical-align:top}
.vat :is(th,td)+.number{padding-left:2mm}
.vat caption{text-align:left}
.words,.blocks,.note{margin-top:2mm}
.blocks h2,.note h2{font-size:8.5pt}
.mentions{margin-top:3mm;font-size:7.5pt}
.stamp span{font-size:30pt}
`;

/** The style of a paper; complete, as a page on its own has no other. */
export const stylesOf = (size: 'A4' | 'thermal80'): string =>
  `${shared}${size === 'A4' ? a4 : thermal}`.replaceAll('\n', '');
