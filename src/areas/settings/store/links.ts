/**
 * The addresses of the storefront that staff send to customers and colleagues. The server keeps the templates and puts
 * nothing in: whoever copies a link does, and for invites the e-mails of the store's own plugins.
 */
export const LINKS = {
  swap_link_template: '{cart_id}',
  payment_link_template: '{cart_id}',
  invite_link_template: '{invite_token}',
  order_edit_link_template: '{order_edit_id}',
} as const;

export type LinkField = keyof typeof LINKS;

export const LINK_FIELDS = Object.keys(LINKS) as LinkField[];

/** Why a template can't be used. */
export type LinkProblem = 'address' | 'place';

/**
 * @param template as it was typed; empty is no template
 * @returns undefined where it can be used, or is empty
 */
export function linkProblem(field: LinkField, template: string): LinkProblem | undefined {
  const text = template.trim();
  if (text === '') return undefined;
  if (!/^https?:\/\/[^/\s]+/.test(text) || /\s/.test(text)) return 'address';
  return text.includes(LINKS[field]) ? undefined : 'place';
}
