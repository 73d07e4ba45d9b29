BEGIN TRY

BEGIN TRAN;

-- CreateTable
CREATE TABLE [dbo].[WorkflowAssociation] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36) NOT NULL,
    [name] NVARCHAR(255) NOT NULL,
    [template] NVARCHAR(16) NOT NULL,
    [inParallel] BIT NOT NULL,
    [people] NVARCHAR(max) NOT NULL,
    [taskListId] NVARCHAR(36) NOT NULL,
    [historyListId] NVARCHAR(36) NOT NULL,
    [enabled] BIT NOT NULL,
    [authorId] INT NOT NULL,
    [createdAt] DATETIME2 NOT NULL,
    CONSTRAINT [WorkflowAssociation_pkey] PRIMARY KEY CLUSTERED ([siteId],[id])
);

-- CreateTable
CREATE TABLE [dbo].[WorkflowInstance] (
    [siteId] NVARCHAR(36) NOT NULL,
    [id] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36) NOT NULL,
    [itemId] INT NOT NULL,
    [associationId] NVARCHAR(36) NOT NULL,
    [template] NVARCHAR(16) NOT NULL,
    [name] NVARCHAR(255) NOT NULL,
    [message] NVARCHAR(max) NOT NULL,
    [waiting] NVARCHAR(max) NOT NULL,
    [taskListId] NVARCHAR(36) NOT NULL,
    [historyListId] NVARCHAR(36) NOT NULL,
    [authorId] INT NOT NULL,
    [outcome] NVARCHAR(16),
    [createdAt] DATETIME2 NOT NULL,
    [modifiedAt] DATETIME2 NOT NULL,
    [version] INT NOT NULL,
    CONSTRAINT [WorkflowInstance_pkey] PRIMARY KEY CLUSTERED ([siteId],[id])
);

-- CreateTable
CREATE TABLE [dbo].[WorkflowTask] (
    [siteId] NVARCHAR(36) NOT NULL,
    [listId] NVARCHAR(36) NOT NULL,
    [itemId] INT NOT NULL,
    [instanceId] NVARCHAR(36) NOT NULL,
    [assigneeId] INT NOT NULL,
    [claimedById] INT,
    [outcome] NVARCHAR(16),
    CONSTRAINT [WorkflowTask_pkey] PRIMARY KEY CLUSTERED ([siteId],[listId],[itemId])
);

-- CreateIndex
CREATE NONCLUSTERED INDEX [WorkflowAssociation_siteId_listId_idx] ON [dbo].[WorkflowAssociation]([siteId], [listId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [WorkflowInstance_siteId_listId_itemId_idx] ON [dbo].[WorkflowInstance]([siteId], [listId], [itemId]);

-- CreateIndex
CREATE NONCLUSTERED INDEX [WorkflowTask_siteId_instanceId_idx] ON [dbo].[WorkflowTask]([siteId], [instanceId]);

COMMIT TRAN;

END TRY
BEGIN CATCH

IF @@TRANCOUNT > 0
BEGIN
    ROLLBACK TRAN;
END;
THROW

END CATCH
