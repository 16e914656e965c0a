-- Storage in bytes: of every screenshot the files made from it, of every space the sum, and limits of plans and spaces.
-- Everything here only adds something. No check forbids a negative sum: a process of the version before, which still
-- serves during a rolling start, adds no bytes, and the nightly count corrects the sum.
ALTER TABLE "screenshots" ADD COLUMN "derived_size" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "workspaces" ADD COLUMN "stored_bytes" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN "storage_limit" BIGINT;

ALTER TABLE "plans" ADD COLUMN "storage_limit" BIGINT;

UPDATE "workspaces" w
  SET "stored_bytes" = n.bytes
  FROM (SELECT "workspace_id", sum("file_size")::bigint AS bytes FROM "screenshots" GROUP BY 1) n
  WHERE w."id" = n."workspace_id";
