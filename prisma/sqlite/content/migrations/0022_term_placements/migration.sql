-- CreateTable
CREATE TABLE "TermPlacement" (
    "siteId" TEXT NOT NULL,
    "termSetId" TEXT NOT NULL,
    "termId" TEXT NOT NULL,
    "parentId" TEXT NOT NULL,
    "depth" INTEGER NOT NULL,
    "pinnedRootId" TEXT,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("siteId", "termSetId", "termId")
);

-- CreateIndex
CREATE INDEX "TermPlacement_siteId_termId_idx" ON "TermPlacement"("siteId", "termId");

-- CreateIndex
CREATE INDEX "TermPlacement_siteId_termSetId_parentId_idx" ON "TermPlacement"("siteId", "termSetId", "parentId");
