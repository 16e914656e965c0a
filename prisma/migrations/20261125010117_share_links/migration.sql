-- CreateEnum
CREATE TYPE "CopyState" AS ENUM ('preparing', 'ready', 'not_clean', 'failed');

-- CreateEnum
CREATE TYPE "ShareKind" AS ENUM ('screenshots', 'collection');

-- CreateTable
CREATE TABLE "redactions" (
    "workspace_id" UUID NOT NULL,
    "screenshot_id" UUID NOT NULL,
    "rectangles" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "redactions_pkey" PRIMARY KEY ("workspace_id","screenshot_id")
);

-- CreateTable
CREATE TABLE "redacted_copies" (
    "workspace_id" UUID NOT NULL,
    "screenshot_id" UUID NOT NULL,
    "recipe" BYTEA NOT NULL,
    "state" "CopyState" NOT NULL,
    "sha256" BYTEA,
    "large_sha256" BYTEA,
    "small_sha256" BYTEA,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "width" INTEGER NOT NULL DEFAULT 0,
    "height" INTEGER NOT NULL DEFAULT 0,
    "text" TEXT NOT NULL DEFAULT '',
    "hidden" TEXT[],
    "left" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "redacted_copies_pkey" PRIMARY KEY ("workspace_id","screenshot_id")
);

-- CreateTable
CREATE TABLE "share_links" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "created_by_id" UUID NOT NULL,
    "kind" "ShareKind" NOT NULL,
    "collection_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "token_hash" BYTEA NOT NULL,
    "title" TEXT,
    "password_hash" TEXT,
    "password_version" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3),
    "max_views" INTEGER,
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "last_viewed_at" TIMESTAMPTZ(3),
    "allow_download" BOOLEAN NOT NULL,
    "show_text" BOOLEAN NOT NULL,
    "redact" BOOLEAN NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "share_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "share_items" (
    "workspace_id" UUID NOT NULL,
    "link_id" UUID NOT NULL,
    "screenshot_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "share_items_pkey" PRIMARY KEY ("workspace_id","link_id","screenshot_id")
);

-- CreateTable
CREATE TABLE "share_days" (
    "link_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "share_days_pkey" PRIMARY KEY ("link_id","day")
);

-- CreateTable
CREATE TABLE "share_rules" (
    "workspace_id" UUID NOT NULL,
    "is_allowed" BOOLEAN NOT NULL DEFAULT true,
    "needs_password" BOOLEAN NOT NULL DEFAULT false,
    "most_days" INTEGER,
    "needs_redaction" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "share_rules_pkey" PRIMARY KEY ("workspace_id")
);

-- CreateIndex
CREATE INDEX "redacted_copies_created_at_idx" ON "redacted_copies"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "share_links_token_hash_key" ON "share_links"("token_hash");

-- CreateIndex
CREATE INDEX "share_links_workspace_id_collection_id_idx" ON "share_links"("workspace_id", "collection_id");

-- CreateIndex
CREATE INDEX "share_links_created_by_id_idx" ON "share_links"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "share_links_workspace_id_id_key" ON "share_links"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "share_items_workspace_id_screenshot_id_idx" ON "share_items"("workspace_id", "screenshot_id");

-- AddForeignKey
ALTER TABLE "redactions" ADD CONSTRAINT "redactions_workspace_id_screenshot_id_fkey" FOREIGN KEY ("workspace_id", "screenshot_id") REFERENCES "screenshots"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "redacted_copies" ADD CONSTRAINT "redacted_copies_workspace_id_screenshot_id_fkey" FOREIGN KEY ("workspace_id", "screenshot_id") REFERENCES "screenshots"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_workspace_id_collection_id_fkey" FOREIGN KEY ("workspace_id", "collection_id") REFERENCES "collections"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_items" ADD CONSTRAINT "share_items_workspace_id_link_id_fkey" FOREIGN KEY ("workspace_id", "link_id") REFERENCES "share_links"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_items" ADD CONSTRAINT "share_items_workspace_id_screenshot_id_fkey" FOREIGN KEY ("workspace_id", "screenshot_id") REFERENCES "screenshots"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_days" ADD CONSTRAINT "share_days_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "share_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_rules" ADD CONSTRAINT "share_rules_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
