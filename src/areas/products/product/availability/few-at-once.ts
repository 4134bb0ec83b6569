import { inParts } from '#app/query/in-parts.ts';

/** So many calls run side by side, so that they don't hold up the page's own. */
const AT_ONCE = 4;

/** Runs a call for each item, few side by side, and gives the answers in the items' order. */
export async function fewAtOnce<Item, Answer>(
  items: readonly Item[],
  call: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const part of inParts(items, AT_ONCE)) answers.push(...(await Promise.all(part.map(call))));
  return answers;
}
