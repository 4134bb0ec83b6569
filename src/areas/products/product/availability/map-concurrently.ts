import { chunk } from '#app/query/chunk.ts';

/** Keeps connections free for the page's own requests. */
const AT_ONCE = 4;

export async function mapConcurrently<Item, Answer>(
  items: readonly Item[],
  call: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const part of chunk(items, AT_ONCE)) answers.push(...(await Promise.all(part.map(call))));
  return answers;
}
