-- CreateEnum
CREATE TYPE "WorkspaceKind" AS ENUM ('personal', 'team');

-- CreateEnum
CREATE TYPE "WorkspaceRole" AS ENUM ('owner', 'admin', 'member');

-- CreateEnum
CREATE TYPE "ProcessingStatus" AS ENUM ('pending', 'processing', 'done', 'failed');

-- CreateEnum
CREATE TYPE "JobState" AS ENUM ('queued', 'running', 'done', 'failed');

-- CreateEnum
CREATE TYPE "ValueSource" AS ENUM ('ai', 'person');

-- CreateEnum
CREATE TYPE "DateState" AS ENUM ('suggested', 'accepted', 'rejected');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "given_name" TEXT NOT NULL,
    "picture" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "token_hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "workspaces" (
    "id" UUID NOT NULL,
    "kind" "WorkspaceKind" NOT NULL,
    "owner_id" UUID NOT NULL,
    "name" TEXT,
    "screenshot_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "workspaces_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workspace_members" (
    "workspace_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" "WorkspaceRole" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "workspace_members_pkey" PRIMARY KEY ("workspace_id","user_id")
);

-- CreateTable
CREATE TABLE "plans" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "screenshot_limit" INTEGER,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "stripe_price_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "usage_records" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "month_year" CHAR(7) NOT NULL,
    "screenshots_uploaded" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "usage_records_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "screenshots" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "uploaded_by_id" UUID NOT NULL,
    "original_name" TEXT NOT NULL,
    "title" TEXT,
    "title_source" "ValueSource",
    "kind" TEXT,
    "sha256" BYTEA NOT NULL,
    "content_type" TEXT NOT NULL,
    "file_size" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "thumbhash" BYTEA,
    "image_created_at" TEXT,
    "image_created_on" DATE,
    "image_created_source" TEXT,
    "processing_status" "ProcessingStatus" NOT NULL DEFAULT 'pending',
    "processing_error" TEXT,
    "processed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "screenshots_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "screenshot_texts" (
    "workspace_id" UUID NOT NULL,
    "screenshot_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "lines" JSONB NOT NULL,
    "language" TEXT NOT NULL,
    "engine" TEXT NOT NULL,

    CONSTRAINT "screenshot_texts_pkey" PRIMARY KEY ("workspace_id","screenshot_id")
);

-- CreateTable
CREATE TABLE "screenshot_search" (
    "workspace_id" UUID NOT NULL,
    "screenshot_id" UUID NOT NULL,
    "document" tsvector NOT NULL,
    "haystack" TEXT NOT NULL,

    CONSTRAINT "screenshot_search_pkey" PRIMARY KEY ("workspace_id","screenshot_id")
);

-- CreateTable
CREATE TABLE "screenshot_dates" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "screenshot_id" UUID NOT NULL,
    "extracted_date" DATE NOT NULL,
    "confidence" REAL NOT NULL,
    "context_text" TEXT NOT NULL,
    "state" "DateState" NOT NULL DEFAULT 'suggested',

    CONSTRAINT "screenshot_dates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tags" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tags_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "screenshot_tags" (
    "workspace_id" UUID NOT NULL,
    "screenshot_id" UUID NOT NULL,
    "tag_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "source" "ValueSource" NOT NULL,

    CONSTRAINT "screenshot_tags_pkey" PRIMARY KEY ("workspace_id","screenshot_id","tag_id")
);

-- CreateTable
CREATE TABLE "favorites" (
    "workspace_id" UUID NOT NULL,
    "screenshot_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "favorites_pkey" PRIMARY KEY ("workspace_id","user_id","screenshot_id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "state" "JobState" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "max_attempts" INTEGER NOT NULL,
    "run_at" TIMESTAMPTZ(3) NOT NULL,
    "lease_until" TIMESTAMPTZ(3),
    "lease_owner" TEXT,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_issuer_subject_key" ON "users"("issuer", "subject");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_last_seen_at_idx" ON "sessions"("last_seen_at");

-- CreateIndex
CREATE INDEX "workspaces_owner_id_idx" ON "workspaces"("owner_id");

-- CreateIndex
CREATE INDEX "workspace_members_user_id_idx" ON "workspace_members"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "plans_name_key" ON "plans"("name");

-- CreateIndex
CREATE UNIQUE INDEX "usage_records_user_id_month_year_key" ON "usage_records"("user_id", "month_year");

-- CreateIndex
CREATE UNIQUE INDEX "screenshots_workspace_id_id_key" ON "screenshots"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "screenshots_workspace_id_sha256_key" ON "screenshots"("workspace_id", "sha256");

-- CreateIndex
CREATE INDEX "screenshot_dates_workspace_id_extracted_date_idx" ON "screenshot_dates"("workspace_id", "extracted_date");

-- CreateIndex
CREATE UNIQUE INDEX "screenshot_dates_workspace_id_screenshot_id_extracted_date_key" ON "screenshot_dates"("workspace_id", "screenshot_id", "extracted_date");

-- CreateIndex
CREATE UNIQUE INDEX "tags_workspace_id_name_key" ON "tags"("workspace_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "tags_workspace_id_id_key" ON "tags"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "screenshot_tags_workspace_id_tag_id_idx" ON "screenshot_tags"("workspace_id", "tag_id");

-- CreateIndex
CREATE INDEX "favorites_user_id_idx" ON "favorites"("user_id");

-- CreateIndex
CREATE INDEX "favorites_workspace_id_screenshot_id_idx" ON "favorites"("workspace_id", "screenshot_id");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "usage_records" ADD CONSTRAINT "usage_records_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshots_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "screenshot_texts" ADD CONSTRAINT "screenshot_texts_workspace_id_screenshot_id_fkey" FOREIGN KEY ("workspace_id", "screenshot_id") REFERENCES "screenshots"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "screenshot_search" ADD CONSTRAINT "screenshot_search_workspace_id_screenshot_id_fkey" FOREIGN KEY ("workspace_id", "screenshot_id") REFERENCES "screenshots"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "screenshot_dates" ADD CONSTRAINT "screenshot_dates_workspace_id_screenshot_id_fkey" FOREIGN KEY ("workspace_id", "screenshot_id") REFERENCES "screenshots"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tags" ADD CONSTRAINT "tags_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "screenshot_tags" ADD CONSTRAINT "screenshot_tags_workspace_id_screenshot_id_fkey" FOREIGN KEY ("workspace_id", "screenshot_id") REFERENCES "screenshots"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "screenshot_tags" ADD CONSTRAINT "screenshot_tags_workspace_id_tag_id_fkey" FOREIGN KEY ("workspace_id", "tag_id") REFERENCES "tags"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_workspace_id_screenshot_id_fkey" FOREIGN KEY ("workspace_id", "screenshot_id") REFERENCES "screenshots"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
