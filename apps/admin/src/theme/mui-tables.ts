import type { ThemeOptions } from '@mui/material/styles';
import { font, sizes, type Colours } from './tokens.js';

type Components = NonNullable<ThemeOptions['components']>;

/** Tables: rows of 44 px, quiet headers, a line between rows. */
export const muiTables = (c: Colours): Components => ({
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: sizes.row,
        padding: '0 12px',
        borderBottom: `1px solid ${c.line}`,
        fontSize: 14,
        lineHeight: 1.35,
        '&:first-of-type': { paddingLeft: 20 },
        '&:last-of-type': { paddingRight: 20 },
      },
      head: {
        color: c.muted,
        fontSize: 12.5,
        fontWeight: font.medium,
        whiteSpace: 'nowrap',
        backgroundColor: 'transparent',
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&:last-of-type > td': { borderBottom: 0 },
        '&.MuiTableRow-hover:hover': { backgroundColor: c.hover },
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: { root: { minHeight: 24, '&.Mui-active': { color: c.text } } },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { color: c.muted, borderTop: `1px solid ${c.line}` },
      selectLabel: { fontSize: 13 },
      displayedRows: { fontSize: 13 },
      select: { fontSize: 13 },
    },
  },
});
