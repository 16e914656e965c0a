-- What Prisma's schema cannot say: partial and expression indexes, checks, and the search indexes.

-- One personal space a person.
CREATE UNIQUE INDEX "workspaces_one_personal" ON "workspaces" ("owner_id") WHERE "kind" = 'personal';

-- Lists read newest first, a page at a time, without what lies in the trash.
CREATE INDEX "screenshots_newest" ON "screenshots" ("workspace_id", "created_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "screenshots_by_day_made" ON "screenshots" ("workspace_id", "image_created_on") WHERE "deleted_at" IS NULL;
CREATE INDEX "screenshots_unprocessed" ON "screenshots" ("workspace_id", "created_at" DESC) WHERE "deleted_at" IS NULL AND "processing_status" IN ('pending', 'processing');
CREATE INDEX "screenshots_trash" ON "screenshots" ("deleted_at") WHERE "deleted_at" IS NOT NULL;

ALTER TABLE "screenshots"
  ADD CONSTRAINT "screenshots_sizes_positive" CHECK ("file_size" > 0 AND "width" > 0 AND "height" > 0),
  ADD CONSTRAINT "screenshots_sha256_length" CHECK (octet_length("sha256") = 32);
ALTER TABLE "screenshot_dates"
  ADD CONSTRAINT "screenshot_dates_confidence" CHECK ("confidence" BETWEEN 0 AND 1);
ALTER TABLE "tags"
  ADD CONSTRAINT "tags_name_form" CHECK (char_length("name") BETWEEN 1 AND 50 AND "name" = btrim("name") AND "name" !~ ',');
ALTER TABLE "workspaces"
  ADD CONSTRAINT "workspaces_count_not_negative" CHECK ("screenshot_count" >= 0);

-- One live job per kind and key. A finished one does not stand in the way of the next.
CREATE UNIQUE INDEX "jobs_one_live" ON "jobs" ("kind", "key") WHERE "state" IN ('queued', 'running');
CREATE INDEX "jobs_queued" ON "jobs" ("run_at", "id") WHERE "state" = 'queued';
CREATE INDEX "jobs_running" ON "jobs" ("lease_until") WHERE "state" = 'running';

-- The workspace leads both search indexes, so that a search never walks through another workspace's words.
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "screenshot_search_words" ON "screenshot_search" USING gin ("workspace_id", "document");
CREATE INDEX "screenshot_search_substrings" ON "screenshot_search" USING gin ("workspace_id", "haystack" gin_trgm_ops);
