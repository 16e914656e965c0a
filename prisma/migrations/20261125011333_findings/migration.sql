-- CreateEnum
CREATE TYPE "FindingState" AS ENUM ('open', 'dismissed', 'confirmed');

-- AlterTable
ALTER TABLE "screenshot_texts" ADD COLUMN     "findings_version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "screenshots" ADD COLUMN     "open_findings" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "findings" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "screenshot_id" UUID NOT NULL,
    "rule" TEXT NOT NULL,
    "class" TEXT NOT NULL,
    "confidence" REAL NOT NULL,
    "boxes" JSONB NOT NULL,
    "state" "FindingState" NOT NULL DEFAULT 'open',
    "value_hash" BYTEA NOT NULL,

    CONSTRAINT "findings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "finding_dismissals" (
    "workspace_id" UUID NOT NULL,
    "rule" TEXT NOT NULL,
    "value_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "finding_dismissals_pkey" PRIMARY KEY ("workspace_id","rule","value_hash")
);

-- CreateIndex
CREATE INDEX "findings_workspace_id_state_id_idx" ON "findings"("workspace_id", "state", "id" DESC);

-- CreateIndex
CREATE INDEX "findings_workspace_id_rule_value_hash_idx" ON "findings"("workspace_id", "rule", "value_hash");

-- CreateIndex
CREATE UNIQUE INDEX "findings_workspace_id_screenshot_id_rule_value_hash_key" ON "findings"("workspace_id", "screenshot_id", "rule", "value_hash");

-- CreateIndex
CREATE INDEX "screenshot_texts_findings_version_idx" ON "screenshot_texts"("findings_version");

-- AddForeignKey
ALTER TABLE "findings" ADD CONSTRAINT "findings_workspace_id_screenshot_id_fkey" FOREIGN KEY ("workspace_id", "screenshot_id") REFERENCES "screenshots"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "finding_dismissals" ADD CONSTRAINT "finding_dismissals_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
