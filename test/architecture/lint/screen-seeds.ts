const using = (...names: string[]): string => `import { ${names.join(', ')} } from 'react';\n`;

/** By rule, code of a screen that breaks what React asks of components and hooks. */
export const screens: Readonly<Record<string, string>> = {
  'react/error-boundaries': `
    export function A() { try { return <b>{f()}</b>; } catch { return null; } }
    function f(): string { return 'x'; }`,
  'react-hooks/exhaustive-deps': `${using('useEffect')}
    export function A({ x }: { readonly x: number }) {
      useEffect(() => { document.title = String(x); }, []);
      return null;
    }`,
  'react/globals': `let shown = 0;
    export function A() { shown = 1; return <b>{shown}</b>; }`,
  'react/immutability': `
    export function A({ x }: { x: { y: number } }) { x.y = 1; return <b>{x.y}</b>; }`,
  'react/incompatible-library': `import { useVirtualizer } from '@tanstack/react-virtual';
    export function A() {
      const rows = useVirtualizer({ count: 1, estimateSize: () => 1, getScrollElement: f });
      return <b>{rows.getTotalSize()}</b>;
    }`,
  'react/purity': `export function A() { return <b>{Date.now()}</b>; }`,
  'react/refs': `${using('useRef')}
    export function A() { const x = useRef(1); return <b>{x.current}</b>; }`,
  'react-hooks/rules-of-hooks': `${using('useState')}
    export function A({ x }: { readonly x: boolean }) { if (x) useState(1); return null; }`,
  'react/set-state-in-effect': `${using('useEffect', 'useState')}
    export function A() {
      const [x, setX] = useState(1);
      useEffect(() => { setX(2); }, []);
      return <b>{x}</b>;
    }`,
  'react/set-state-in-render': `${using('useState')}
    export function A() { const [x, setX] = useState(1); setX(2); return <b>{x}</b>; }`,
  'react/static-components': `
    export function A() { const B = () => <b />; return <B />; }`,
  'react/unsupported-syntax': `
    export function A() { const x = eval('1') as number; return <b>{x}</b>; }`,
  'react/use-memo': `${using('useMemo')}
    export function A() { const x = useMemo((y: number) => y, []); return <b>{x}</b>; }`,
};
