-- CreateTable
CREATE TABLE "activity" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "actor_id" UUID,
    "member_id" UUID,
    "screenshot_id" UUID,
    "count" INTEGER NOT NULL DEFAULT 1,
    "role" "WorkspaceRole",
    "name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "activity_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "activity_workspace_id_id_idx" ON "activity"("workspace_id", "id" DESC);

-- CreateIndex
CREATE INDEX "activity_created_at_idx" ON "activity"("created_at");

-- CreateIndex
CREATE INDEX "activity_actor_id_idx" ON "activity"("actor_id");

-- CreateIndex
CREATE INDEX "activity_member_id_idx" ON "activity"("member_id");

-- AddForeignKey
ALTER TABLE "activity" ADD CONSTRAINT "activity_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activity" ADD CONSTRAINT "activity_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activity" ADD CONSTRAINT "activity_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
