import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ReadOnlyInputsProps {
  readonly isReadOnly: boolean;
  readonly children: ReactNode;
}

/** Inputs that look, and are, out of use where nothing may be changed. */
export function ReadOnlyInputs({ isReadOnly, children }: ReadOnlyInputsProps): ReactNode {
  return isReadOnly ? <ThemeProvider theme={disabling}>{children}</ThemeProvider> : children;
}

/** A disabled `fieldset` stops native inputs alone: choices are none, and none looks it. */
function disabling(theme: Theme): Theme {
  const { components = {} } = theme;
  return {
    ...theme,
    components: {
      ...components,
      MuiTextField: {
        ...components.MuiTextField,
        defaultProps: { ...components.MuiTextField?.defaultProps, disabled: true },
      },
      MuiAutocomplete: {
        ...components.MuiAutocomplete,
        defaultProps: { ...components.MuiAutocomplete?.defaultProps, disabled: true },
      },
      MuiButton: {
        ...components.MuiButton,
        defaultProps: { ...components.MuiButton?.defaultProps, disabled: true },
      },
      MuiIconButton: {
        ...components.MuiIconButton,
        defaultProps: { ...components.MuiIconButton?.defaultProps, disabled: true },
      },
      MuiFormControlLabel: {
        ...components.MuiFormControlLabel,
        defaultProps: { ...components.MuiFormControlLabel?.defaultProps, disabled: true },
      },
    },
  };
}
