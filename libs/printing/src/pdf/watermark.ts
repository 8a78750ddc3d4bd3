/** What is written across a page, light enough to read through. */
export const watermarkOf = (text: string) =>
  ({ text, color: '#b00020', opacity: 0.13, bold: true, angle: -28 }) as const;
