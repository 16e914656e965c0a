import { randomUUID } from 'node:crypto';
import { WorkspaceErasureService } from '../../../server/modules/accounts/workspace-erasure.service';
import { type RunningApp, SYSTEM } from './running-app';

interface Team {
  name: string;
  /** E-mail addresses of people who have signed in. */
  owner: string;
  admins?: readonly string[];
  members?: readonly string[];
}

export class TeamsDriver {
  constructor(private readonly app: Pick<RunningApp, 'nest' | 'database'>) {}

  /** Creates a team without the usual checks and returns its id. */
  async make({ name, owner, admins = [], members = [] }: Team): Promise<string> {
    const id = randomUUID();
    await this.app.database.query(
      `insert into workspaces (id, kind, owner_id, name, created_at)
       select $1, 'team', id, $2, now() from users where email = $3`,
      [id, name, owner],
    );
    await this.app.database.query(
      `insert into workspace_members (workspace_id, user_id, role, created_at)
       select $1, id, (case when email = $2 then 'owner' when email = any($3) then 'admin'
                       else 'member' end)::"WorkspaceRole", now()
       from users where email = $2 or email = any($3) or email = any($4)`,
      [id, owner, admins, members],
    );
    return id;
  }

  /** Runs the hourly erasure of deleted teams. */
  eraseExpired(): Promise<number> {
    return this.app.nest.get(WorkspaceErasureService).eraseExpiredTeams(SYSTEM);
  }
}
