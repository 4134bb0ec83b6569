/** Keeps focus and keys in place while its links change the page beside it. */
export const KEEPS_FOCUS = 'data-keeps-focus';

export const ROW_LINK = 'data-row-link';
/** A table row or card. */
export const ROW = 'data-row';
export const LIST_SEARCH = 'data-list-search';
export const BULK_ACTIONS = 'data-bulk-actions';
export const FORM_FOOTER = 'data-form-footer';
/** Address of a link that gets the focus back. */
export const LEADS_TO = 'data-leads-to';
