/** The sentences about what is kept under names: views of a list, or reports. */
export type ViewWords = 'lists.views' | 'reports.saved';
