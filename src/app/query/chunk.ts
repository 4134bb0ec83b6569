/** Splits a list, for example so that ids fit into a URL. */
export const chunk = <Entry>(list: readonly Entry[], length: number): Entry[][] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, part) =>
    list.slice(part * length, (part + 1) * length),
  );
