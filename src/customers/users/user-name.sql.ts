// What people call a user, in a query: the name of the business, or first and last name.

/** `alias`: of the table `users`. Empty: the user was erased. */
export const userName = (alias: string): string =>
  `coalesce(${alias}.business_name, nullif(concat_ws(' ', ${alias}.first_name, ${alias}.last_name), ''), '')`;
