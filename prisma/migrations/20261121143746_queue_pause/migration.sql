-- CreateTable
CREATE TABLE "queue_pause" (
    "id" INTEGER NOT NULL,
    "paused_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "queue_pause_pkey" PRIMARY KEY ("id")
);

-- One row or none.
ALTER TABLE "queue_pause" ADD CONSTRAINT "queue_pause_one" CHECK ("id" = 1);
