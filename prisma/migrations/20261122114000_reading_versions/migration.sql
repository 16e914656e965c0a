-- AlterTable
ALTER TABLE "screenshot_texts" ADD COLUMN     "engine_version" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "rules_version" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "screenshot_texts_engine_version_rules_version_idx" ON "screenshot_texts"("engine_version", "rules_version");
