-- CreateTable
CREATE TABLE "site" (
    "id" INTEGER NOT NULL,
    "name" TEXT,
    "contact_email" TEXT,

    CONSTRAINT "site_pkey" PRIMARY KEY ("id")
);
