-- The orders of the gallery beside the newest upload. Each index is read from either end.
CREATE INDEX "screenshots_by_created" ON "screenshots" ("workspace_id", (coalesce("image_created_on", ("created_at" at time zone 'UTC')::date)), (coalesce("image_created_at", '')), "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "screenshots_by_title" ON "screenshots" ("workspace_id", (lower(coalesce("title", "original_name"))), "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "screenshots_by_size" ON "screenshots" ("workspace_id", "file_size", "id") WHERE "deleted_at" IS NULL;
