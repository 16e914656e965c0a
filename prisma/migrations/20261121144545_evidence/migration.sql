-- AlterTable
ALTER TABLE "screenshot_texts" ADD COLUMN     "evidence" JSONB;
