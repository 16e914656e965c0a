-- AlterTable
ALTER TABLE "collection_items" ADD COLUMN     "position" INTEGER;

-- AlterTable
ALTER TABLE "collections" ADD COLUMN     "is_by_hand" BOOLEAN NOT NULL DEFAULT false;
