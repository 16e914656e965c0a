-- The order of plans. Until now it was that of their ids.
ALTER TABLE "plans" ADD COLUMN     "rank" DOUBLE PRECISION;

UPDATE "plans" SET "rank" = "id";

ALTER TABLE "plans" ALTER COLUMN "rank" SET NOT NULL;
