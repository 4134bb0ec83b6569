/** The sign-in of every sandbox: printed at each start, worth nothing anywhere else. */
export const ADMIN_EMAIL = 'admin@quartermaster.test';
export const ADMIN_PASSWORD = 'quartermaster';
