-- CreateTable
CREATE TABLE "TitleResource" (
    "siteId" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "part" TEXT NOT NULL,
    "language" INTEGER NOT NULL,
    "text" TEXT NOT NULL,

    PRIMARY KEY ("siteId", "ownerId", "part", "language")
);
