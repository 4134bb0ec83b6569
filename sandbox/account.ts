/** Sign-in of every sandbox, printed at each start. */
export const ADMIN_EMAIL = 'admin@quartermaster.test';
export const ADMIN_PASSWORD = 'quartermaster';
