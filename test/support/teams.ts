import { randomUUID } from 'node:crypto';
import { onDatabase } from './database.template';

interface Team {
  name: string;
  /** E-mail addresses of people who have signed in. */
  owner: string;
  admins?: readonly string[];
  members?: readonly string[];
}

/** Creates a team without the usual checks and returns its id. */
export function makeTeam(
  url: string,
  { name, owner, admins = [], members = [] }: Team,
): Promise<string> {
  return onDatabase(url, async (client) => {
    const id = randomUUID();
    await client.query(
      `insert into workspaces (id, kind, owner_id, name, created_at)
       select $1, 'team', id, $2, now() from users where email = $3`,
      [id, name, owner],
    );
    await client.query(
      `insert into workspace_members (workspace_id, user_id, role, created_at)
       select $1, id, (case when email = $2 then 'owner' when email = any($3) then 'admin'
                       else 'member' end)::"WorkspaceRole", now()
       from users where email = $2 or email = any($3) or email = any($4)`,
      [id, owner, admins, members],
    );
    return id;
  });
}
