-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "Tenant" (
    "id" VARCHAR(36) NOT NULL,
    "slug" VARCHAR(64) NOT NULL,
    "state" VARCHAR(16) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Tenant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebApplication" (
    "id" VARCHAR(36) NOT NULL,
    "tenantId" VARCHAR(36),
    "name" VARCHAR(128) NOT NULL,
    "nameKey" VARCHAR(128) NOT NULL,
    "displayName" VARCHAR(255) NOT NULL,
    "baseUrl" VARCHAR(400) NOT NULL,
    "anonymousAccess" VARCHAR(16) NOT NULL,
    "profile" VARCHAR(32),
    "storageBackend" VARCHAR(64),
    "storageSettings" TEXT,
    "certificateRef" VARCHAR(255),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WebApplication_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HostBinding" (
    "id" VARCHAR(36) NOT NULL,
    "webApplicationId" VARCHAR(36) NOT NULL,
    "host" VARCHAR(255) NOT NULL,
    "port" INTEGER NOT NULL,
    "scheme" VARCHAR(8) NOT NULL,
    "isPrimary" BOOLEAN NOT NULL,
    "tlsCertificateRef" VARCHAR(255),
    "tlsCertificatePath" VARCHAR(400),

    CONSTRAINT "HostBinding_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ManagedPath" (
    "webApplicationId" VARCHAR(36) NOT NULL,
    "pathKey" VARCHAR(255) NOT NULL,
    "path" VARCHAR(255) NOT NULL,
    "kind" VARCHAR(16) NOT NULL,

    CONSTRAINT "ManagedPath_pkey" PRIMARY KEY ("webApplicationId", "pathKey")
);

-- CreateTable
CREATE TABLE "ContentDatabase" (
    "id" VARCHAR(36) NOT NULL,
    "tenantId" VARCHAR(36),
    "webApplicationId" VARCHAR(36) NOT NULL,
    "name" VARCHAR(128) NOT NULL,
    "nameKey" VARCHAR(128) NOT NULL,
    "status" VARCHAR(16) NOT NULL,
    "maxSiteCount" INTEGER NOT NULL,
    "connectionRef" VARCHAR(255),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ContentDatabase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SiteCollection" (
    "id" VARCHAR(36) NOT NULL,
    "tenantId" VARCHAR(36),
    "webApplicationId" VARCHAR(36) NOT NULL,
    "contentDatabaseId" VARCHAR(36) NOT NULL,
    "path" VARCHAR(255) NOT NULL,
    "pathKey" VARCHAR(255) NOT NULL,
    "hostName" VARCHAR(255),
    "previousUrl" VARCHAR(400),
    "redirectUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SiteCollection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Operation" (
    "id" VARCHAR(36) NOT NULL,
    "tenantId" VARCHAR(36),
    "siteId" VARCHAR(36),
    "kind" VARCHAR(32) NOT NULL,
    "status" VARCHAR(16) NOT NULL,
    "progress" INTEGER NOT NULL,
    "detail" TEXT,
    "actor" VARCHAR(255) NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Operation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Client" (
    "id" VARCHAR(128) NOT NULL,
    "tenantId" VARCHAR(36),
    "secretHash" VARCHAR(255),
    "redirectUris" TEXT NOT NULL,
    "roles" TEXT NOT NULL,

    CONSTRAINT "Client_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuthorizationCode" (
    "codeHash" VARCHAR(64) NOT NULL,
    "clientId" VARCHAR(128) NOT NULL,
    "redirectUri" TEXT NOT NULL,
    "loginName" VARCHAR(255) NOT NULL,
    "scope" TEXT NOT NULL,
    "nonce" VARCHAR(255),
    "codeChallenge" VARCHAR(128),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AuthorizationCode_pkey" PRIMARY KEY ("codeHash")
);

-- CreateTable
CREATE TABLE "RefreshToken" (
    "tokenHash" VARCHAR(64) NOT NULL,
    "familyId" VARCHAR(36) NOT NULL,
    "clientId" VARCHAR(128) NOT NULL,
    "loginName" VARCHAR(255) NOT NULL,
    "scope" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "RefreshToken_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "Key" (
    "id" VARCHAR(64) NOT NULL,
    "purpose" VARCHAR(32) NOT NULL,
    "algorithm" VARCHAR(16) NOT NULL,
    "material" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "retiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "Key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FarmAuditRecord" (
    "sequence" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "type" VARCHAR(64) NOT NULL,
    "actor" VARCHAR(255) NOT NULL,
    "target" VARCHAR(400) NOT NULL,
    "detail" TEXT,

    CONSTRAINT "FarmAuditRecord_pkey" PRIMARY KEY ("sequence")
);

-- CreateIndex
CREATE UNIQUE INDEX "Tenant_slug_key" ON "Tenant"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "WebApplication_nameKey_key" ON "WebApplication"("nameKey");

-- CreateIndex
CREATE UNIQUE INDEX "HostBinding_host_port_key" ON "HostBinding"("host", "port");

-- CreateIndex
CREATE INDEX "HostBinding_webApplicationId_idx" ON "HostBinding"("webApplicationId");

-- CreateIndex
CREATE UNIQUE INDEX "ContentDatabase_nameKey_key" ON "ContentDatabase"("nameKey");

-- CreateIndex
CREATE INDEX "ContentDatabase_webApplicationId_idx" ON "ContentDatabase"("webApplicationId");

-- CreateIndex
CREATE UNIQUE INDEX "SiteCollection_webApplicationId_pathKey_key" ON "SiteCollection"("webApplicationId", "pathKey");

-- CreateIndex
CREATE INDEX "SiteCollection_contentDatabaseId_idx" ON "SiteCollection"("contentDatabaseId");

-- CreateIndex
CREATE INDEX "Operation_siteId_startedAt_idx" ON "Operation"("siteId", "startedAt");

-- CreateIndex
CREATE INDEX "RefreshToken_familyId_idx" ON "RefreshToken"("familyId");

-- CreateIndex
CREATE INDEX "Key_purpose_createdAt_idx" ON "Key"("purpose", "createdAt");
