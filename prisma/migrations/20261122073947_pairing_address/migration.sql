-- AlterTable
ALTER TABLE "cli_pairings" ADD COLUMN     "address" TEXT;
