-- Comments on the screenshots of teams. The author is null once the account is erased.
CREATE TABLE "comments" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "screenshot_id" UUID NOT NULL,
    "author_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "edited_at" TIMESTAMPTZ(3),
    CONSTRAINT "comments_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "comments_workspace_id_screenshot_id_id_idx" ON "comments"("workspace_id", "screenshot_id", "id");
CREATE INDEX "comments_author_id_idx" ON "comments"("author_id");
ALTER TABLE "comments" ADD CONSTRAINT "comments_workspace_id_screenshot_id_fkey" FOREIGN KEY ("workspace_id", "screenshot_id") REFERENCES "screenshots"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
