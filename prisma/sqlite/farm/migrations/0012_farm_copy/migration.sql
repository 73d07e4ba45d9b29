-- CreateTable
CREATE TABLE "FarmCopy" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "source" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL
);
