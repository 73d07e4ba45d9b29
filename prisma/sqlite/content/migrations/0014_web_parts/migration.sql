-- CreateTable
CREATE TABLE "WebPart" (
    "siteId" TEXT NOT NULL,
    "documentId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "zoneId" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "typeName" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    PRIMARY KEY ("siteId", "documentId", "id")
);
