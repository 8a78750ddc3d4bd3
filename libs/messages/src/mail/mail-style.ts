const font = `-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

/** What mail readers in dark mode follow; the others have the light colours in place. */
export const mailStyle = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.page{background:#0d1215!important}',
  '.paper{background:#141a1e!important}',
  '.line{border-color:#263037!important}',
  '.text{color:#e8edf0!important}',
  '.muted{color:#9aa7b1!important}',
  '.button{background:#37c6a8!important;color:#04211b!important}',
  '}',
].join('');

const reading = `font-family:${font};color:#12181f;`;
const quiet = `font-family:${font};color:#57626f;`;

/** Styles that stand in each element, since many mail readers drop those of the head. */
export const styles = {
  body: 'margin:0;padding:0;background:#f5f6f8',
  column: 'max-width:560px',
  paper: 'background:#ffffff;border:1px solid #e3e7ec;border-radius:12px;padding:28px 28px 12px',
  logo: 'height:40px;width:auto;border:0;vertical-align:middle;margin-right:12px',
  beside: 'vertical-align:middle',
  brand: `${reading}font-size:17px;font-weight:650;vertical-align:middle`,
  heading: `${reading}font-size:20px;line-height:1.3;font-weight:650;margin:0 0 16px`,
  text: `${reading}font-size:15px;line-height:1.55;margin:0 0 16px`,
  facts: 'border-collapse:collapse;margin:0 0 20px',
  label:
    `${quiet}font-size:14px;font-weight:400;text-align:left;vertical-align:top;` +
    'white-space:nowrap;padding:8px 16px 8px 0;border-bottom:1px solid #e3e7ec',
  value:
    // A seal in full is one word, wider than a telephone.
    `${reading}font-size:14px;font-weight:600;text-align:right;word-break:break-word;` +
    'padding:8px 0;border-bottom:1px solid #e3e7ec',
  quote:
    `${reading}font-size:15px;line-height:1.55;margin:0 0 20px;padding:2px 0 2px 14px;` +
    'border-left:3px solid #e3e7ec',
  code: `${reading}font-size:30px;font-weight:700;letter-spacing:6px;margin:0 0 20px`,
  button: 'background:#0b7462;border-radius:8px',
  link:
    `font-family:${font};display:inline-block;padding:11px 20px;font-size:15px;` +
    'font-weight:600;color:#ffffff;text-decoration:none;border-radius:8px;background:#0b7462',
  small: `${quiet}font-size:13px;line-height:1.5;margin:0 0 16px`,
  address: `${quiet}word-break:break-all`,
  foot: `${quiet}font-size:12px;line-height:1.5;padding:16px 4px`,
} as const;
