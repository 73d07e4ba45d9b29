-- AlterTable
ALTER TABLE "AuthorizationCode" ADD COLUMN "familyId" VARCHAR(36);

-- AlterTable
ALTER TABLE "RefreshToken" ADD COLUMN "revokedAt" TIMESTAMPTZ(3);
ALTER TABLE "RefreshToken" ADD COLUMN "accessHash" VARCHAR(64);

-- CreateIndex
CREATE INDEX "AuthorizationCode_expiresAt_idx" ON "AuthorizationCode"("expiresAt");

-- CreateIndex
CREATE INDEX "RefreshToken_accessHash_idx" ON "RefreshToken"("accessHash");

-- CreateIndex
CREATE INDEX "RefreshToken_expiresAt_idx" ON "RefreshToken"("expiresAt");
