interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** A damaged record may have anything in the place of a name. */
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A person's first and last name; undefined when both are empty, as they are for many guests. */
export function fullName({ first_name: first, last_name: last }: Named): string | undefined {
  const name = [first, last].flatMap((part) => text(part) || []).join(' ');
  return name || undefined;
}

/** What one calls a customer: the name, else the email address; empty when a damaged record has neither. */
export const customerName = (customer: Named & { email: string }): string =>
  fullName(customer) ?? text(customer.email);
