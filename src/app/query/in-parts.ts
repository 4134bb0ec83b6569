/** A list in parts of at most `length`, none of them empty: for calls whose ids must fit into an address, say. */
export const inParts = <Entry>(list: readonly Entry[], length: number): Entry[][] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, part) =>
    list.slice(part * length, (part + 1) * length),
  );
