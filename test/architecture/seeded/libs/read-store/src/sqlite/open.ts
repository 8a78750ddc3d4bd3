export const open = 'rows.sqlite';
