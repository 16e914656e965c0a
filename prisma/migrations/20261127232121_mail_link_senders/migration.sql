-- AlterTable
ALTER TABLE "sign_in_links" ADD COLUMN     "asked_from" TEXT;
