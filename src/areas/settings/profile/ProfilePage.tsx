export const ProfilePage = (): null => null;
