-- AlterTable
ALTER TABLE "workspaces" ADD COLUMN     "asks_vision_model" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "vision_spending" (
    "month_year" CHAR(7) NOT NULL,
    "micro_usd" BIGINT NOT NULL,
    "requests" INTEGER NOT NULL,

    CONSTRAINT "vision_spending_pkey" PRIMARY KEY ("month_year")
);
