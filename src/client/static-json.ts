/**
 * Reads a JSON file that lies beside the app, such as its configuration.
 *
 * @throws Error when there is none, or none that can be read
 */
export async function readStaticJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`);
  return (await response.json()) as unknown;
}
