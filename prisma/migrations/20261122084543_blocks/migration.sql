-- AlterTable
ALTER TABLE "screenshot_texts" ADD COLUMN     "blocks" JSONB;
