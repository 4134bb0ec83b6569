/** Returns a field's direction in an order such as `-title`. */
export function directionOf(
  order: string | undefined,
  field: string,
): 'ascending' | 'descending' | 'none' {
  if (order === field) return 'ascending';
  return order === `-${field}` ? 'descending' : 'none';
}

/** Cycles ascending, descending, default. */
export function nextOrder(order: string | undefined, field: string): string | undefined {
  if (order === field) return `-${field}`;
  return order === `-${field}` ? undefined : field;
}
