import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { PaperSize } from '@balcao/printing';

/** CSS pixels that a paper takes on screen, its margins among them. */
const widths: Readonly<Record<PaperSize, number>> = { A4: 826, thermal80: 334 };

interface LivePaperProps {
  readonly title: string;
  readonly page: string;
  readonly size: PaperSize;
}

/** A paper that changes as one types: it keeps its place, and is as large as there is room. */
export function LivePaper({ title, page, size }: LivePaperProps): ReactNode {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(page);
  const [scale, setScale] = useState(0.5);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      setScale(Math.min(1, element.clientWidth / widths[size]));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [size]);
  const draw = (): void => {
    const shown = frame.current?.contentDocument;
    // It is drawn when it has loaded; until then there is nothing to draw on.
    if (shown?.readyState === 'complete') redraw(shown, page);
  };
  useEffect(draw);
  // A style that depends on the room cannot stand in a sheet.
  const style = { '--paper-scale': scale, '--paper-width': `${widths[size]}px` } as CSSProperties;
  return (
    <div ref={room} className="live-paper" style={style}>
      <iframe
        ref={frame}
        title={title}
        srcDoc={first}
        // It is drawn again from here, and runs nothing.
        sandbox="allow-same-origin"
        onLoad={draw}
      />
    </div>
  );
}

/** Puts another page in the place of the one that is shown, where one has scrolled to. */
function redraw(shown: Document, page: string): void {
  const next = new DOMParser().parseFromString(page, 'text/html');
  shown.documentElement.lang = next.documentElement.lang;
  shown.head.innerHTML = next.head.innerHTML;
  shown.body.innerHTML = next.body.innerHTML;
}
