-- Moves that can still be undone: the last one of a screenshot, and what it left behind.
CREATE TABLE "transfers" (
    "screenshot_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "from_workspace_id" UUID NOT NULL,
    "to_workspace_id" UUID NOT NULL,
    "uploaded_by_id" UUID NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL,
    "left_behind" JSONB NOT NULL,
    "moved_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "transfers_pkey" PRIMARY KEY ("screenshot_id")
);
CREATE INDEX "transfers_moved_at_idx" ON "transfers"("moved_at");
CREATE INDEX "transfers_user_id_idx" ON "transfers"("user_id");
CREATE INDEX "transfers_from_workspace_id_idx" ON "transfers"("from_workspace_id");
CREATE INDEX "transfers_to_workspace_id_idx" ON "transfers"("to_workspace_id");
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_screenshot_id_fkey" FOREIGN KEY ("screenshot_id") REFERENCES "screenshots"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_from_workspace_id_fkey" FOREIGN KEY ("from_workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_workspace_id_fkey" FOREIGN KEY ("to_workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
