-- AlterTable
ALTER TABLE "AuthorizationCode" ADD COLUMN "authTime" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "RefreshToken" ADD COLUMN "authTime" TIMESTAMPTZ(3);
