export function rolesPage(
  roles: readonly string[],
  rights: Readonly<Record<string, readonly string[]>>,
): string;
