-- CreateTable
CREATE TABLE "WorkflowAssociation" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "inParallel" BOOLEAN NOT NULL,
    "people" TEXT NOT NULL,
    "taskListId" TEXT NOT NULL,
    "historyListId" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL,
    "authorId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "WorkflowInstance" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "associationId" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "waiting" TEXT NOT NULL,
    "taskListId" TEXT NOT NULL,
    "historyListId" TEXT NOT NULL,
    "authorId" INTEGER NOT NULL,
    "outcome" TEXT,
    "createdAt" DATETIME NOT NULL,
    "modifiedAt" DATETIME NOT NULL,
    "version" INTEGER NOT NULL,

    PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "WorkflowTask" (
    "siteId" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "instanceId" TEXT NOT NULL,
    "assigneeId" INTEGER NOT NULL,
    "claimedById" INTEGER,
    "outcome" TEXT,

    PRIMARY KEY ("siteId", "listId", "itemId")
);

-- CreateIndex
CREATE INDEX "WorkflowAssociation_siteId_listId_idx" ON "WorkflowAssociation"("siteId", "listId");

-- CreateIndex
CREATE INDEX "WorkflowInstance_siteId_listId_itemId_idx" ON "WorkflowInstance"("siteId", "listId", "itemId");

-- CreateIndex
CREATE INDEX "WorkflowTask_siteId_instanceId_idx" ON "WorkflowTask"("siteId", "instanceId");
