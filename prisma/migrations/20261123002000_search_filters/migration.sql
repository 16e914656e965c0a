-- Lists of one kind, and the search for screenshots with code.
CREATE INDEX "screenshots_by_kind" ON "screenshots" ("workspace_id", "kind", "created_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "screenshot_texts_with_code" ON "screenshot_texts" ("workspace_id", "screenshot_id") WHERE "blocks" @> '[{"kind": "code"}]'::jsonb;
