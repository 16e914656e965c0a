-- Counts the images without a date by month, beside the counters of those that have one.
CREATE INDEX "screenshots_undated" ON "screenshots" ("workspace_id", "created_at") WHERE "image_created_on" IS NULL AND "deleted_at" IS NULL;
