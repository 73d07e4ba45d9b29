-- RedefineTables
CREATE TABLE "new_Site" (
    "siteId" TEXT NOT NULL PRIMARY KEY,
    "rootWebId" TEXT NOT NULL,
    "ownerId" INTEGER,
    "ownersGroupId" INTEGER,
    "membersGroupId" INTEGER,
    "visitorsGroupId" INTEGER,
    "changeSequence" BIGINT NOT NULL,
    "storedBytes" BIGINT NOT NULL,
    "nextPrincipalId" INTEGER NOT NULL,
    "nextRoleDefinitionId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "properties" TEXT
);
INSERT INTO "new_Site" ("siteId", "rootWebId", "ownerId", "ownersGroupId", "membersGroupId", "visitorsGroupId", "changeSequence", "nextPrincipalId", "nextRoleDefinitionId", "createdAt", "properties", "storedBytes")
SELECT "siteId", "rootWebId", "ownerId", "ownersGroupId", "membersGroupId", "visitorsGroupId", "changeSequence", "nextPrincipalId", "nextRoleDefinitionId", "createdAt", "properties", COALESCE((SELECT SUM(b."sizeBytes") FROM "Blob" b WHERE b."siteId" = "Site"."siteId" AND b."useCount" > 0), 0) FROM "Site";
DROP TABLE "Site";
ALTER TABLE "new_Site" RENAME TO "Site";
