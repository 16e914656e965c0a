-- Adding the column and counting for it in one migration: old processes that run beside it do not know the column, and
-- the nightly recount mends what they leave out.
-- AlterTable
ALTER TABLE "upload_counts" ADD COLUMN     "made_in_month" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "upload_reservations" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "bytes" BIGINT NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "upload_reservations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "upload_reservations_workspace_id_idx" ON "upload_reservations"("workspace_id");

-- AddForeignKey
ALTER TABLE "upload_reservations" ADD CONSTRAINT "upload_reservations_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Screenshots of each quarter of an hour whose image was made in that month, in UTC.
UPDATE "upload_counts" u SET "made_in_month" = n.made
FROM (
  SELECT "workspace_id", date_bin('15 minutes', "created_at", '2000-01-01T00:00:00Z') AS quarter, count(*)::int AS made
  FROM "screenshots"
  WHERE "deleted_at" IS NULL
    AND date_trunc('month', "image_created_on") = date_trunc('month', ("created_at" AT TIME ZONE 'UTC')::date)
  GROUP BY 1, 2
) n
WHERE u."workspace_id" = n."workspace_id" AND u."quarter" = n.quarter;
