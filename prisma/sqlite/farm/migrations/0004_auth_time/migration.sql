-- AlterTable
ALTER TABLE "AuthorizationCode" ADD COLUMN "authTime" DATETIME;

-- AlterTable
ALTER TABLE "RefreshToken" ADD COLUMN "authTime" DATETIME;
