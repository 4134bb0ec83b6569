/** Store metadata key; the server has no template of its own for edits. */
const TEMPLATE = 'order_edit_link_template';
const PLACE = '{order_edit_id}';

/**
 * Returns the link to confirm an edit.
 *
 * @param metadata of the store
 * @returns undefined without an http(s) template that has the placeholder
 */
export function confirmationLink(metadata: unknown, editId: string): string | undefined {
  if (typeof metadata !== 'object' || metadata === null) return undefined;
  const template: unknown = (metadata as Record<string, unknown>)[TEMPLATE];
  if (typeof template !== 'string' || !template.includes(PLACE)) return undefined;
  if (!/^https?:\/\//.test(template)) return undefined;
  return template.replaceAll(PLACE, encodeURIComponent(editId));
}
