-- AlterTable
ALTER TABLE "AuthorizationCode" ADD COLUMN "tenantId" VARCHAR(36);

-- AlterTable
ALTER TABLE "Key" ADD COLUMN "tenantId" VARCHAR(36);

-- AlterTable
ALTER TABLE "RefreshToken" ADD COLUMN "tenantId" VARCHAR(36);

-- AlterTable
ALTER TABLE "Tenant" ADD COLUMN "displayName" VARCHAR(255);

-- AlterTable
ALTER TABLE "Tenant" ADD COLUMN "owner" VARCHAR(255);

-- AlterTable
ALTER TABLE "Tenant" ADD COLUMN "secret" VARCHAR(64);
