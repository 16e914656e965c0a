-- AlterTable
ALTER TABLE "screenshots" ADD COLUMN     "first_read_seconds" REAL;

-- AlterTable
ALTER TABLE "upload_counts" ADD COLUMN     "bytes" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "failed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "processed" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "kind_counts" (
    "workspace_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "kind_counts_pkey" PRIMARY KEY ("workspace_id","kind")
);

-- AddForeignKey
ALTER TABLE "kind_counts" ADD CONSTRAINT "kind_counts_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say, and the counters of what is there already.
ALTER TABLE "upload_counts" ADD CONSTRAINT "upload_counts_parts_not_negative" CHECK ("bytes" >= 0 AND "processed" >= 0 AND "failed" >= 0);
ALTER TABLE "kind_counts" ADD CONSTRAINT "kind_counts_not_negative" CHECK ("count" >= 0);

UPDATE "upload_counts" u
  SET "bytes" = n.bytes, "processed" = n.processed, "failed" = n.failed
  FROM (SELECT "workspace_id", date_bin('15 minutes', "created_at", '2000-01-01T00:00:00Z') AS quarter,
               sum("file_size") AS bytes,
               count(*) FILTER (WHERE "processing_status" = 'done') AS processed,
               count(*) FILTER (WHERE "processing_status" = 'failed') AS failed
        FROM "screenshots" WHERE "deleted_at" IS NULL
        GROUP BY 1, 2) n
  WHERE u."workspace_id" = n."workspace_id" AND u."quarter" = n.quarter;

INSERT INTO "kind_counts" ("workspace_id", "kind", "count")
  SELECT "workspace_id", "kind", count(*)
  FROM "screenshots" WHERE "deleted_at" IS NULL AND "kind" IS NOT NULL
  GROUP BY 1, 2;

-- The first reading of what was read several times is not known any more. The last is the nearest to it.
UPDATE "screenshots"
  SET "first_read_seconds" = greatest(0, extract(epoch FROM "processed_at" - "created_at"))
  WHERE "processed_at" IS NOT NULL;
