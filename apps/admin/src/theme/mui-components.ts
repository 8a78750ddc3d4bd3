import { FieldRoot } from './FieldRoot.js';
import type { Theme, ThemeOptions } from '@mui/material/styles';
import { font, radii, type Colours } from './tokens.js';

type Components = NonNullable<ThemeOptions['components']>;

/** How MUI's parts look here: borders instead of shadows, one scale of radii, no upper case. */
export const muiComponents = (c: Colours): Components => ({
  ...surfaces(c),
  ...controls(c),
  ...inputs(c),
});

const surfaces = (c: Colours): Components => ({
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    styleOverrides: { root: { border: `1px solid ${c.line}`, borderRadius: radii.large } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: `1px solid ${c.line}`,
        borderRadius: radii.large,
        backgroundColor: c.raised,
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '20px 24px 12px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  MuiMenu: {
    styleOverrides: {
      paper: {
        border: `1px solid ${c.line}`,
        backgroundColor: c.raised,
        boxShadow: '0 8px 24px rgb(10 16 22 / 14%)',
      },
    },
  },
  MuiPopover: {
    styleOverrides: { paper: { border: `1px solid ${c.line}`, backgroundColor: c.raised } },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: c.line } } },
  MuiTooltip: {
    styleOverrides: { tooltip: { backgroundColor: c.text, color: c.paper, fontSize: 12 } },
  },
});

const controls = (c: Colours): Components => ({
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      root: {
        minHeight: 34,
        paddingInline: 12,
        fontSize: 13.5,
        whiteSpace: 'nowrap',
        '&.Mui-focusVisible': { outline: `2px solid ${c.primary}`, outlineOffset: 2 },
      },
      outlined: { borderColor: c.lineStrong, color: c.text },
      text: { '&:hover': { backgroundColor: c.hover } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: radii.medium,
        color: c.muted,
        '&:hover': { backgroundColor: c.hover, color: c.text },
        '&.Mui-focusVisible': { outline: `2px solid ${c.primary}` },
      },
    },
  },
  MuiCheckbox: {
    // react-admin names the span, not the input: a screen reader would find a nameless checkbox.
    defaultProps: {
      slotProps: {
        input: (own: object) => ('aria-label' in own ? { 'aria-label': own['aria-label'] } : {}),
        root: (own: object) => ('aria-label' in own ? { 'aria-label': undefined } : {}),
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: `2px solid ${c.primary}`, outlineOffset: -2 } },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: `2px solid ${c.primary}`, outlineOffset: -2 } },
    },
  },
  MuiSwitch: { styleOverrides: pill(c) },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 38, fontSize: 14 } } },
  MuiTab: {
    styleOverrides: {
      root: { minHeight: 44, fontWeight: font.medium, textTransform: 'none' },
    },
  },
});

/** A switch as the document editor draws its own; the ring is the track's: the input is unseen. */
const pill = (c: Colours) => ({
  root: {
    '&&': { width: 34, height: 20, margin: '5px 10px 5px 11px', padding: 0 },
    overflow: 'visible',
  },
  switchBase: {
    '&&': { padding: 3, color: c.paper },
    '&&.Mui-checked': { color: c.paper, transform: 'translateX(14px)' },
    '&&.Mui-checked + .MuiSwitch-track': { backgroundColor: c.primary, opacity: 1 },
    '&&.Mui-disabled': { color: c.paper },
    '&&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
    '&.Mui-focusVisible + .MuiSwitch-track': {
      outline: `2px solid ${c.primary}`,
      outlineOffset: 2,
    },
    '&&:hover': { backgroundColor: 'transparent' },
  },
  thumb: { '&&': { width: 14, height: 14 }, boxShadow: 'none' },
  track: { borderRadius: 10, backgroundColor: c.muted, opacity: 1 },
});

const inputs = (c: Colours): Components => ({
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small', component: FieldRoot } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        fontSize: 14.5,
        [theme.breakpoints.down('sm')]: { fontSize: 16 },
      }),
    },
  },
  // The same size as the input, or the gap in the outline does not fit the label.
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        fontSize: 14.5,
        [theme.breakpoints.down('sm')]: { fontSize: 16 },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: c.paper, borderRadius: radii.medium },
      notchedOutline: { borderColor: c.field },
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: 14.5 } } },
  MuiFormHelperText: {
    styleOverrides: { root: { marginLeft: 2, '&:empty': { display: 'none' } } },
  },
});
