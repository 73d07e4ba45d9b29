-- CreateTable
CREATE TABLE [dbo].[SignInFailure] (
    [id] NVARCHAR(36) NOT NULL,
    [at] DATETIME2 NOT NULL,
    [actor] NVARCHAR(255) NOT NULL,
    [detail] NVARCHAR(max),
    CONSTRAINT [SignInFailure_pkey] PRIMARY KEY CLUSTERED ([id])
);

-- CreateTable
CREATE TABLE [dbo].[AuditChain] (
    [id] NVARCHAR(36) NOT NULL,
    [lastIndex] BIGINT NOT NULL,
    [lastHash] NVARCHAR(64) NOT NULL,
    [farmSequence] BIGINT NOT NULL,
    [holder] NVARCHAR(36),
    [heldUntil] DATETIME2,
    CONSTRAINT [AuditChain_pkey] PRIMARY KEY CLUSTERED ([id])
);

-- CreateTable
CREATE TABLE [dbo].[AuditSegment] (
    [chainId] NVARCHAR(36) NOT NULL,
    [number] INT NOT NULL,
    [day] NVARCHAR(10) NOT NULL,
    [state] NVARCHAR(16) NOT NULL,
    [firstIndex] BIGINT NOT NULL,
    [lastIndex] BIGINT NOT NULL,
    [previousHash] NVARCHAR(64) NOT NULL,
    [lastHash] NVARCHAR(64) NOT NULL,
    [sizeBytes] BIGINT NOT NULL,
    [firstAt] DATETIME2 NOT NULL,
    [lastAt] DATETIME2 NOT NULL,
    CONSTRAINT [AuditSegment_pkey] PRIMARY KEY CLUSTERED ([chainId],[number])
);
