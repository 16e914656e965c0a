-- AlterTable
ALTER TABLE "workspaces" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "description" TEXT;

-- A team has one owner, whatever happens at the same moment.
CREATE UNIQUE INDEX "workspace_members_one_owner" ON "workspace_members" ("workspace_id") WHERE "role" = 'owner';
-- Deleted teams are looked for every hour.
CREATE INDEX "workspaces_deleted" ON "workspaces" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
