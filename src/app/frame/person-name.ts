export interface Person {
  email: string;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

/** Returns the name, else the email. */
export function personName(person: Person | undefined): string {
  const name = [person?.first_name, person?.last_name].filter(Boolean).join(' ');
  return name || (person?.email ?? '');
}
