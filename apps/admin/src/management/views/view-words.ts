/** The words for named views: of a list, or saved reports. */
export type ViewWords = 'lists.views' | 'reports.saved';
