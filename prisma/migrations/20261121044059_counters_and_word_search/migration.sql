-- What Prisma's schema cannot say, and the counters of what is there already.

CREATE UNIQUE INDEX "tags_one_of_a_name" ON "tags" ("workspace_id", "name") WHERE "deleted_at" IS NULL;
CREATE INDEX "tags_deleted" ON "tags" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
CREATE INDEX "collections_deleted" ON "collections" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" ("user_id") WHERE "status" <> 'ended';
CREATE INDEX "screenshots_trash_of_workspace" ON "screenshots" ("workspace_id", "deleted_at" DESC, "id" DESC) WHERE "deleted_at" IS NOT NULL;

-- Room for its counters to change in place.
ALTER TABLE "search_words" SET (fillfactor = 80);
ALTER TABLE "tags" ADD CONSTRAINT "tags_count_not_negative" CHECK ("screenshot_count" >= 0);
ALTER TABLE "collections" ADD CONSTRAINT "collections_count_not_negative" CHECK ("screenshot_count" >= 0);
ALTER TABLE "workspace_members" ADD CONSTRAINT "members_count_not_negative" CHECK ("favorite_count" >= 0);
ALTER TABLE "upload_counts" ADD CONSTRAINT "upload_counts_not_negative" CHECK ("uploaded" >= 0);
ALTER TABLE "day_counts" ADD CONSTRAINT "day_counts_not_negative" CHECK ("count" >= 0);

-- The search row of what lies in the trash is made again when it comes back.
DELETE FROM "screenshot_search" x USING "screenshots" s
  WHERE s."workspace_id" = x."workspace_id" AND s."id" = x."screenshot_id" AND s."deleted_at" IS NOT NULL;

-- Parts of words are looked up in the list of words, so the large index over whole texts is not needed.
DROP INDEX "screenshot_search_substrings";
CREATE INDEX "screenshot_search_newest" ON "screenshot_search" ("workspace_id", "uploaded_at" DESC, "screenshot_id" DESC);
CREATE INDEX "search_words_substrings" ON "search_words" USING gin ("workspace_id", "word" gin_trgm_ops);
CREATE INDEX "search_words_by_start" ON "search_words" ("workspace_id", "word" text_pattern_ops);
CREATE INDEX "search_words_by_end" ON "search_words" ("workspace_id", reverse("word") text_pattern_ops);
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

INSERT INTO "search_words" ("workspace_id", "word", "uses")
  SELECT x."workspace_id", w.word, count(*)
  FROM "screenshot_search" x, unnest(tsvector_to_array(x."document")) AS w(word)
  GROUP BY 1, 2;

UPDATE "tags" t SET "screenshot_count" = n.count
  FROM (SELECT st."workspace_id", st."tag_id", count(*) AS count
        FROM "screenshot_tags" st
        JOIN "screenshots" s ON s."workspace_id" = st."workspace_id" AND s."id" = st."screenshot_id"
        WHERE s."deleted_at" IS NULL
        GROUP BY 1, 2) n
  WHERE t."workspace_id" = n."workspace_id" AND t."id" = n."tag_id";

UPDATE "workspace_members" m SET "favorite_count" = n.count
  FROM (SELECT f."workspace_id", f."user_id", count(*) AS count
        FROM "favorites" f
        JOIN "screenshots" s ON s."workspace_id" = f."workspace_id" AND s."id" = f."screenshot_id"
        WHERE s."deleted_at" IS NULL
        GROUP BY 1, 2) n
  WHERE m."workspace_id" = n."workspace_id" AND m."user_id" = n."user_id";

INSERT INTO "upload_counts" ("workspace_id", "quarter", "uploaded")
  SELECT "workspace_id", date_bin('15 minutes', "created_at", '2000-01-01T00:00:00Z'), count(*)
  FROM "screenshots" WHERE "deleted_at" IS NULL
  GROUP BY 1, 2;

INSERT INTO "day_counts" ("workspace_id", "kind", "day", "confidence", "count")
  SELECT "workspace_id", 'uploaded'::"DayCountKind", ("created_at" AT TIME ZONE 'UTC')::date, 0, count(*)
  FROM "screenshots" WHERE "deleted_at" IS NULL
  GROUP BY 1, 3
  UNION ALL
  SELECT "workspace_id", 'created'::"DayCountKind", "image_created_on", 0, count(*)
  FROM "screenshots" WHERE "deleted_at" IS NULL AND "image_created_on" IS NOT NULL
  GROUP BY 1, 3
  UNION ALL
  SELECT d."workspace_id", 'ai'::"DayCountKind", d."extracted_date",
         CASE WHEN d."state" = 'accepted' THEN 100 ELSE floor(d."confidence"::numeric * 100)::smallint END, count(*)
  FROM "screenshot_dates" d
  JOIN "screenshots" s ON s."workspace_id" = d."workspace_id" AND s."id" = d."screenshot_id"
  WHERE s."deleted_at" IS NULL AND d."state" <> 'rejected'
  GROUP BY 1, 3, 4;
