/** What of a gift card tells whose it is. */
interface Addressed {
  metadata: Record<string, unknown> | null;
  order: { email: string } | null;
}

/** The entries of a card's metadata that say whom it is for and what to tell them, as Medusa's own admin names them. */
export const EMAIL_ENTRY = 'email';
export const MESSAGE_ENTRY = 'personal_message';

const textIn = (metadata: Record<string, unknown> | null, entry: string): string | undefined => {
  const value = metadata?.[entry];
  return typeof value === 'string' && value.trim() ? value : undefined;
};

/** The email address that a card was issued to. */
export const recipientOf = ({ metadata }: Pick<Addressed, 'metadata'>): string | undefined =>
  textIn(metadata, EMAIL_ENTRY);

/** Whose a card is: the email address it was issued to, else that of the order it was bought with. */
export const holderOf = ({ metadata, order }: Addressed): string | undefined =>
  recipientOf({ metadata }) ?? (typeof order?.email === 'string' ? order.email : undefined);

/** What the recipient is told. */
export const messageOf = ({ metadata }: Pick<Addressed, 'metadata'>): string | undefined =>
  textIn(metadata, MESSAGE_ENTRY);
