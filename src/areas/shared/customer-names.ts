interface Named {
  email: string;
  first_name: string | null;
  last_name: string | null;
}

/** A customer's first and last name; undefined when both are empty, as they are for many guests. */
export function fullName({ first_name: first, last_name: last }: Named): string | undefined {
  const name = [first, last].flatMap((part) => part?.trim() || []).join(' ');
  return name || undefined;
}

/** What one calls a customer: the name, else the email address. */
export const customerName = (customer: Named): string => fullName(customer) ?? customer.email;
