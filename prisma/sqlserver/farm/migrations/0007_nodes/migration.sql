-- CreateTable
CREATE TABLE [dbo].[FarmNode] (
    [name] NVARCHAR(128) NOT NULL,
    [version] NVARCHAR(64) NOT NULL,
    [certificateNames] NVARCHAR(max) NOT NULL,
    [startedAt] DATETIME2 NOT NULL,
    [lastSeenAt] DATETIME2 NOT NULL,
    CONSTRAINT [FarmNode_pkey] PRIMARY KEY CLUSTERED ([name])
);
