-- AlterTable
ALTER TABLE "AuthorizationCode" ADD COLUMN "familyId" TEXT;

-- AlterTable
ALTER TABLE "RefreshToken" ADD COLUMN "revokedAt" DATETIME;
ALTER TABLE "RefreshToken" ADD COLUMN "accessHash" TEXT;

-- CreateIndex
CREATE INDEX "AuthorizationCode_expiresAt_idx" ON "AuthorizationCode"("expiresAt");

-- CreateIndex
CREATE INDEX "RefreshToken_accessHash_idx" ON "RefreshToken"("accessHash");

-- CreateIndex
CREATE INDEX "RefreshToken_expiresAt_idx" ON "RefreshToken"("expiresAt");
