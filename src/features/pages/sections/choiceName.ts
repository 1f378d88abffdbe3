import { sessionUser } from '#api/session.ts';

/** The name under which the device keeps a table's columns as the present user has chosen them. */
export function choiceName(table: string): string {
  const user = sessionUser();
  return user === null ? table : `${table}.${user}`;
}
