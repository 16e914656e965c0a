-- AlterTable
ALTER TABLE "collections" ADD COLUMN     "search_problem" TEXT;

-- CreateTable
CREATE TABLE "live_changes" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "screenshot_id" UUID,

    CONSTRAINT "live_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "live_changes_workspace_id_idx" ON "live_changes"("workspace_id");

-- AddForeignKey
ALTER TABLE "live_changes" ADD CONSTRAINT "live_changes_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
