-- CreateEnum
CREATE TYPE "DayCountKind" AS ENUM ('uploaded', 'created', 'ai');

-- DropIndex
DROP INDEX "screenshot_dates_workspace_id_extracted_date_idx";

-- DropIndex
DROP INDEX "screenshot_tags_workspace_id_tag_id_idx";

-- DropIndex
DROP INDEX "tags_workspace_id_name_key";

-- AlterTable
ALTER TABLE "favorites" ADD COLUMN     "uploaded_at" TIMESTAMPTZ(3);
UPDATE "favorites" AS x SET "uploaded_at" = s."created_at" FROM "screenshots" s
  WHERE s."workspace_id" = x."workspace_id" AND s."id" = x."screenshot_id";
ALTER TABLE "favorites" ALTER COLUMN "uploaded_at" SET NOT NULL;

-- AlterTable
ALTER TABLE "screenshot_search" ADD COLUMN     "uploaded_at" TIMESTAMPTZ(3);
UPDATE "screenshot_search" AS x SET "uploaded_at" = s."created_at" FROM "screenshots" s
  WHERE s."workspace_id" = x."workspace_id" AND s."id" = x."screenshot_id";
ALTER TABLE "screenshot_search" ALTER COLUMN "uploaded_at" SET NOT NULL;

-- AlterTable
ALTER TABLE "screenshot_tags" ADD COLUMN     "uploaded_at" TIMESTAMPTZ(3);
UPDATE "screenshot_tags" AS x SET "uploaded_at" = s."created_at" FROM "screenshots" s
  WHERE s."workspace_id" = x."workspace_id" AND s."id" = x."screenshot_id";
ALTER TABLE "screenshot_tags" ALTER COLUMN "uploaded_at" SET NOT NULL;

-- AlterTable
ALTER TABLE "screenshots" ADD COLUMN     "are_tags_own" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "tags" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "screenshot_count" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "is_name_own" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "time_zone" TEXT;

-- AlterTable
ALTER TABLE "workspace_members" ADD COLUMN     "favorite_count" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "plan_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "stripe_customer_id" TEXT,
    "stripe_subscription_id" TEXT,
    "current_period_start" TIMESTAMPTZ(3) NOT NULL,
    "current_period_end" TIMESTAMPTZ(3) NOT NULL,
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- Signs that readers of images mistake for each other, made equal: rn and m, vv and w, 0 and O, 1, l and I, 5 and S,
-- 8 and B.
CREATE FUNCTION search_skeleton(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN translate(replace(replace(word, 'rn', 'm'), 'vv', 'w'), '01i58', 'ollsb');

-- CreateTable
CREATE TABLE "search_words" (
    "workspace_id" UUID NOT NULL,
    "word" TEXT NOT NULL,
    "skeleton" TEXT NOT NULL GENERATED ALWAYS AS (search_skeleton("word")) STORED,
    "uses" INTEGER NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("workspace_id","word")
);

-- CreateTable
CREATE TABLE "collections" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "color" TEXT NOT NULL,
    "search" JSONB,
    "is_live" BOOLEAN NOT NULL DEFAULT false,
    "created_by_id" UUID NOT NULL,
    "screenshot_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "collections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collection_items" (
    "workspace_id" UUID NOT NULL,
    "collection_id" UUID NOT NULL,
    "screenshot_id" UUID NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "collection_items_pkey" PRIMARY KEY ("workspace_id","screenshot_id","collection_id")
);

-- CreateTable
CREATE TABLE "upload_counts" (
    "workspace_id" UUID NOT NULL,
    "quarter" TIMESTAMPTZ(3) NOT NULL,
    "uploaded" INTEGER NOT NULL,

    CONSTRAINT "upload_counts_pkey" PRIMARY KEY ("workspace_id","quarter")
);

-- CreateTable
CREATE TABLE "day_counts" (
    "workspace_id" UUID NOT NULL,
    "kind" "DayCountKind" NOT NULL,
    "day" DATE NOT NULL,
    "confidence" SMALLINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "day_counts_pkey" PRIMARY KEY ("workspace_id","kind","day","confidence")
);

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_stripe_subscription_id_key" ON "subscriptions"("stripe_subscription_id");

-- CreateIndex
CREATE INDEX "subscriptions_user_id_idx" ON "subscriptions"("user_id");

-- CreateIndex
CREATE INDEX "search_words_workspace_id_skeleton_idx" ON "search_words"("workspace_id", "skeleton");

-- CreateIndex
CREATE INDEX "collections_workspace_id_created_at_idx" ON "collections"("workspace_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "collections_workspace_id_id_key" ON "collections"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "collection_items_workspace_id_collection_id_uploaded_at_scr_idx" ON "collection_items"("workspace_id", "collection_id", "uploaded_at" DESC, "screenshot_id" DESC);

-- CreateIndex
CREATE INDEX "favorites_workspace_id_user_id_uploaded_at_screenshot_id_idx" ON "favorites"("workspace_id", "user_id", "uploaded_at" DESC, "screenshot_id" DESC);

-- CreateIndex
CREATE INDEX "screenshot_dates_workspace_id_extracted_date_confidence_idx" ON "screenshot_dates"("workspace_id", "extracted_date", "confidence" DESC);

-- CreateIndex
CREATE INDEX "screenshot_tags_workspace_id_tag_id_uploaded_at_screenshot__idx" ON "screenshot_tags"("workspace_id", "tag_id", "uploaded_at" DESC, "screenshot_id" DESC);

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collections" ADD CONSTRAINT "collections_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_workspace_id_collection_id_fkey" FOREIGN KEY ("workspace_id", "collection_id") REFERENCES "collections"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_workspace_id_screenshot_id_fkey" FOREIGN KEY ("workspace_id", "screenshot_id") REFERENCES "screenshots"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_counts" ADD CONSTRAINT "upload_counts_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "day_counts" ADD CONSTRAINT "day_counts_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
