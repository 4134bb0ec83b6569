/** A column's direction in an order such as `-title`, where the minus means descending. */
export function directionOf(
  order: string | undefined,
  field: string,
): 'ascending' | 'descending' | 'none' {
  if (order === field) return 'ascending';
  return order === `-${field}` ? 'descending' : 'none';
}

/** The order after a click on a column: ascending, descending, then the usual one again. */
export function nextOrder(order: string | undefined, field: string): string | undefined {
  if (order === field) return `-${field}`;
  return order === `-${field}` ? undefined : field;
}
