export const startPeople = (): void => undefined;
