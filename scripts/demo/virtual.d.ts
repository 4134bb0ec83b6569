declare module 'virtual:contracts' {
  export const contracts: unknown;
}
