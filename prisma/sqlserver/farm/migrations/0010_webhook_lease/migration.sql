-- CreateTable
CREATE TABLE [dbo].[WebhookLease] (
    [database] NVARCHAR(255) NOT NULL,
    [holder] NVARCHAR(36) NOT NULL,
    [heldUntil] DATETIME2 NOT NULL,
    CONSTRAINT [WebhookLease_pkey] PRIMARY KEY CLUSTERED ([database])
);
