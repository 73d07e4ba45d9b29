-- CreateTable
CREATE TABLE `SignInFailure` (
    `id` VARCHAR(36) NOT NULL,
    `at` DATETIME(3) NOT NULL,
    `actor` VARCHAR(255) NOT NULL,
    `detail` LONGTEXT NULL,

    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `AuditChain` (
    `id` VARCHAR(36) NOT NULL,
    `lastIndex` BIGINT NOT NULL,
    `lastHash` VARCHAR(64) NOT NULL,
    `farmSequence` BIGINT NOT NULL,
    `holder` VARCHAR(36) NULL,
    `heldUntil` DATETIME(3) NULL,

    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `AuditSegment` (
    `chainId` VARCHAR(36) NOT NULL,
    `number` INTEGER NOT NULL,
    `day` VARCHAR(10) NOT NULL,
    `state` VARCHAR(16) NOT NULL,
    `firstIndex` BIGINT NOT NULL,
    `lastIndex` BIGINT NOT NULL,
    `previousHash` VARCHAR(64) NOT NULL,
    `lastHash` VARCHAR(64) NOT NULL,
    `sizeBytes` BIGINT NOT NULL,
    `firstAt` DATETIME(3) NOT NULL,
    `lastAt` DATETIME(3) NOT NULL,

    PRIMARY KEY (`chainId`, `number`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
