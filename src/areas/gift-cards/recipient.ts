interface Addressed {
  metadata: Record<string, unknown> | null;
  order: { email: string } | null;
}

/** Metadata keys of recipient and message, as in Medusa's own admin. */
export const EMAIL_ENTRY = 'email';
export const MESSAGE_ENTRY = 'personal_message';

const textIn = (metadata: Record<string, unknown> | null, entry: string): string | undefined => {
  const value = metadata?.[entry];
  return typeof value === 'string' && value.trim() ? value : undefined;
};

/** Email address the card was issued to. */
export const recipientOf = ({ metadata }: Pick<Addressed, 'metadata'>): string | undefined =>
  textIn(metadata, EMAIL_ENTRY);

/** Email address the card was issued to, else of its order. */
export const holderOf = ({ metadata, order }: Addressed): string | undefined =>
  recipientOf({ metadata }) ?? (typeof order?.email === 'string' ? order.email : undefined);

export const messageOf = ({ metadata }: Pick<Addressed, 'metadata'>): string | undefined =>
  textIn(metadata, MESSAGE_ENTRY);
