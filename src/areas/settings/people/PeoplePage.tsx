export const PeoplePage = (): null => null;
