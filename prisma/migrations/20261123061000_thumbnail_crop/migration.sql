-- AlterTable
ALTER TABLE "screenshots" ADD COLUMN     "crop_x" INTEGER,
ADD COLUMN     "crop_y" INTEGER;
