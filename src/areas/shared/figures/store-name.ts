/** Of the database. @param owner see `ownerKey` in `#app/preferences/storage.ts` */
export const factsStoreName = (owner: string): string => `figures.${owner}`;
