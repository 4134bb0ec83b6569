/**
 * Where a store keeps how its customers reach the page at which they confirm an edit. The server has templates of its
 * own for payments, exchanges and invites, and none for edits.
 */
const TEMPLATE = 'order_edit_link_template';
const PLACE = '{order_edit_id}';

/**
 * The link at which the customer confirms an edit.
 *
 * @param metadata of the store
 * @returns undefined where the store has no template, or one that names no edit or isn't an address of the web
 */
export function confirmationLink(metadata: unknown, editId: string): string | undefined {
  if (typeof metadata !== 'object' || metadata === null) return undefined;
  const template: unknown = (metadata as Record<string, unknown>)[TEMPLATE];
  if (typeof template !== 'string' || !template.includes(PLACE)) return undefined;
  if (!/^https?:\/\//.test(template)) return undefined;
  return template.replaceAll(PLACE, encodeURIComponent(editId));
}
