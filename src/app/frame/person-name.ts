export interface Person {
  email: string;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

/** What a person is called: the name, or the e-mail address when there is none. */
export function personName(person: Person | undefined): string {
  const name = [person?.first_name, person?.last_name].filter(Boolean).join(' ');
  return name || (person?.email ?? '');
}
