/** So many calls run side by side, so that they don't hold up the page's own. */
const AT_ONCE = 4;

/** Runs a call for each item, few side by side, and gives the answers in the items' order. */
export async function fewAtOnce<Item, Answer>(
  items: readonly Item[],
  call: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    answers.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(call))));
  }
  return answers;
}
