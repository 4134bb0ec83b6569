export const DeveloperPage = (): null => null;
