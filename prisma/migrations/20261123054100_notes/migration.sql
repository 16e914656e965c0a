-- What people write about a screenshot.
ALTER TABLE "screenshots" ADD COLUMN "note" TEXT;
