/** What of a category can be edited or looked at in the drawer, as `?edit=` names it. */
export const SECTIONS = ['new', 'general', 'metadata', 'json'] as const;

export type SectionName = (typeof SECTIONS)[number];
