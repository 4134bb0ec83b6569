import type { QueryClient } from '@tanstack/react-query';
import { sameName } from './same-name.ts';
import type { OptionSource } from './source.ts';
import { OPTIONS_STEP, optionsQuery } from './useOptions.ts';

/** Returns the existing spelling if only case differs. */
export function spelledAs(options: readonly { label: string }[], name: string): string {
  const q = name.trim();
  const labels = options.map(({ label }) => label);
  return labels.includes(q) ? name : (labels.find((label) => sameName(label, q)) ?? name);
}

async function existingName(
  client: QueryClient,
  source: OptionSource,
  name: string,
  signal: AbortSignal,
): Promise<string> {
  const q = name.trim();
  if (q === '') return name;
  const known = client.getQueryData(optionsQuery(source, q).queryKey);
  if (known) {
    return spelledAs(
      known.pages.flatMap(({ options }) => options),
      name,
    );
  }
  try {
    const { options } = await source.find({ limit: OPTIONS_STEP, offset: 0, q }, signal);
    return spelledAs(options, name);
  } catch (error) {
    if (signal.aborted) throw error;
    return name;
  }
}

/**
 * For saves, which may come before a `NameInput` has looked.
 *
 * @param kept names to take as they are
 * @throws the search's error, if it was aborted
 */
export async function existingNames(
  client: QueryClient,
  source: OptionSource,
  names: readonly string[],
  { signal, kept = [] }: { signal: AbortSignal; kept?: readonly string[] },
): Promise<string[]> {
  const found = await Promise.all(
    names.map(async (name) =>
      kept.includes(name) ? name : existingName(client, source, name, signal),
    ),
  );
  return [...new Set(found)];
}
