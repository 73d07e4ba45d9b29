-- AlterTable
ALTER TABLE "AuthorizationCode" ADD COLUMN "tenantId" TEXT;

-- AlterTable
ALTER TABLE "Key" ADD COLUMN "tenantId" TEXT;

-- AlterTable
ALTER TABLE "RefreshToken" ADD COLUMN "tenantId" TEXT;

-- AlterTable
ALTER TABLE "Tenant" ADD COLUMN "displayName" TEXT;

-- AlterTable
ALTER TABLE "Tenant" ADD COLUMN "owner" TEXT;

-- AlterTable
ALTER TABLE "Tenant" ADD COLUMN "secret" TEXT;
