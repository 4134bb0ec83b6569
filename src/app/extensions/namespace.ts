/** Of an extension's texts. */
export const namespaceOf = (name: string): string => `x-${name}`;
