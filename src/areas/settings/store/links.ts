/**
 * Storefront URL templates with their placeholders. The server only stores them: the app fills in copied links, and the
 * store's plugins fill in invite emails.
 */
export const LINKS = {
  swap_link_template: '{cart_id}',
  payment_link_template: '{cart_id}',
  invite_link_template: '{invite_token}',
  order_edit_link_template: '{order_edit_id}',
} as const;

export type LinkField = keyof typeof LINKS;

export const LINK_FIELDS = Object.keys(LINKS) as LinkField[];

export type LinkProblem = 'address' | 'place';

/** @returns undefined for a usable or empty template */
export function linkProblem(field: LinkField, template: string): LinkProblem | undefined {
  const text = template.trim();
  if (text === '') return undefined;
  if (!/^https?:\/\/[^/\s]+/.test(text) || /\s/.test(text)) return 'address';
  return text.includes(LINKS[field]) ? undefined : 'place';
}
