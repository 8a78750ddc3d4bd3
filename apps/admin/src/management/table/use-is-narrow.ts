import useMediaQuery from '@mui/material/useMediaQuery';

/** Width below which a table would scroll sideways: a phone, or a laptop at 200 %. */
const NARROW = '(max-width: 719px)';

/** Whether rows are shown as cards. */
export const useIsNarrow = (): boolean => useMediaQuery(NARROW);
