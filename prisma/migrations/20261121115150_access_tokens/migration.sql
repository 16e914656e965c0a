-- CreateEnum
CREATE TYPE "TokenKind" AS ENUM ('key', 'cli');

-- CreateEnum
CREATE TYPE "PairingState" AS ENUM ('pending', 'approved', 'denied', 'used');

-- CreateTable
CREATE TABLE "access_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "TokenKind" NOT NULL,
    "name" TEXT NOT NULL,
    "can_write" BOOLEAN NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "access_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cli_pairings" (
    "id" UUID NOT NULL,
    "code" CHAR(8) NOT NULL,
    "secret_hash" BYTEA NOT NULL,
    "device_name" TEXT NOT NULL,
    "state" "PairingState" NOT NULL DEFAULT 'pending',
    "user_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cli_pairings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "access_tokens_token_hash_key" ON "access_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "access_tokens_user_id_idx" ON "access_tokens"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "cli_pairings_code_key" ON "cli_pairings"("code");

-- CreateIndex
CREATE INDEX "cli_pairings_user_id_idx" ON "cli_pairings"("user_id");

-- CreateIndex
CREATE INDEX "cli_pairings_expires_at_idx" ON "cli_pairings"("expires_at");

-- AddForeignKey
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cli_pairings" ADD CONSTRAINT "cli_pairings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
