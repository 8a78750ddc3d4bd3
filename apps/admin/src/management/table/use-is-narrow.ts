import useMediaQuery from '@mui/material/useMediaQuery';

/** Below it a table would scroll sideways: on a phone, and on a laptop at 200 %. */
const NARROW = '(max-width: 719px)';

/** Whether rows are shown as cards. */
export const useIsNarrow = (): boolean => useMediaQuery(NARROW);
