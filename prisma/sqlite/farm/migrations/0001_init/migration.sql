-- CreateTable
CREATE TABLE "Tenant" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "WebApplication" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tenantId" TEXT,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "displayName" TEXT NOT NULL,
    "baseUrl" TEXT NOT NULL,
    "anonymousAccess" TEXT NOT NULL,
    "profile" TEXT,
    "storageBackend" TEXT,
    "storageSettings" TEXT,
    "certificateRef" TEXT,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "HostBinding" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "webApplicationId" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "port" INTEGER NOT NULL,
    "scheme" TEXT NOT NULL,
    "isPrimary" BOOLEAN NOT NULL,
    "tlsCertificateRef" TEXT,
    "tlsCertificatePath" TEXT
);

-- CreateTable
CREATE TABLE "ManagedPath" (
    "webApplicationId" TEXT NOT NULL,
    "pathKey" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "kind" TEXT NOT NULL,

    PRIMARY KEY ("webApplicationId", "pathKey")
);

-- CreateTable
CREATE TABLE "ContentDatabase" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tenantId" TEXT,
    "webApplicationId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "maxSiteCount" INTEGER NOT NULL,
    "connectionRef" TEXT,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "SiteCollection" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tenantId" TEXT,
    "webApplicationId" TEXT NOT NULL,
    "contentDatabaseId" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "pathKey" TEXT NOT NULL,
    "hostName" TEXT,
    "previousUrl" TEXT,
    "redirectUntil" DATETIME,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Operation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tenantId" TEXT,
    "siteId" TEXT,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "progress" INTEGER NOT NULL,
    "detail" TEXT,
    "actor" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "finishedAt" DATETIME
);

-- CreateTable
CREATE TABLE "Client" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tenantId" TEXT,
    "secretHash" TEXT,
    "redirectUris" TEXT NOT NULL,
    "roles" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "AuthorizationCode" (
    "codeHash" TEXT NOT NULL PRIMARY KEY,
    "clientId" TEXT NOT NULL,
    "redirectUri" TEXT NOT NULL,
    "loginName" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "nonce" TEXT,
    "codeChallenge" TEXT,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME
);

-- CreateTable
CREATE TABLE "RefreshToken" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY,
    "familyId" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "loginName" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME
);

-- CreateTable
CREATE TABLE "Key" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "purpose" TEXT NOT NULL,
    "algorithm" TEXT NOT NULL,
    "material" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "retiresAt" DATETIME
);

-- CreateTable
CREATE TABLE "FarmAuditRecord" (
    "sequence" BIGINT NOT NULL PRIMARY KEY,
    "at" DATETIME NOT NULL,
    "type" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "detail" TEXT
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
