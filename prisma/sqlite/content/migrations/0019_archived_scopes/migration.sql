-- CreateTable
CREATE TABLE "ArchivedScope" (
    "siteId" TEXT NOT NULL,
    "objectId" TEXT NOT NULL,
    "webId" TEXT NOT NULL,
    "isList" BOOLEAN NOT NULL,
    "archivedAt" DATETIME NOT NULL,
    "archivedById" INTEGER NOT NULL,

    PRIMARY KEY ("siteId", "objectId")
);
