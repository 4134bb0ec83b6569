interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** Damaged records may hold anything. */
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Undefined if unnamed, like many guests. */
export function fullName({ first_name: first, last_name: last }: Named): string | undefined {
  const name = [first, last].flatMap((part) => text(part) || []).join(' ');
  return name || undefined;
}

/** Name, else email; empty if a damaged record has neither. */
export const customerName = (customer: Named & { email: string }): string =>
  fullName(customer) ?? text(customer.email);
