import type { ReactNode } from 'react';
import type { TextSection } from './texts/section.js';

interface TextSectionsProps {
  readonly sections: readonly TextSection[];
  /** Who runs the installation, where the text names them. */
  readonly operator?: string;
}

/** Plain text with its headings. */
export function TextSections({ sections, operator = '' }: TextSectionsProps): ReactNode {
  return sections.map(({ heading, paragraphs }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text.replace('%{operator}', operator)}</p>
      ))}
    </section>
  ));
}
