-- CreateTable
CREATE TABLE `JournalRecord` (
    `siteId` VARCHAR(36) NOT NULL,
    `sequence` BIGINT NOT NULL,
    `at` DATETIME(3) NOT NULL,
    `tenant` VARCHAR(64) NOT NULL,
    `actor` VARCHAR(255) NOT NULL,
    `operation` VARCHAR(64) NOT NULL,
    `target` LONGTEXT NOT NULL,
    `payload` LONGTEXT NOT NULL,
    `previousHash` VARCHAR(64) NOT NULL,
    `hash` VARCHAR(64) NOT NULL,

    INDEX `JournalRecord_siteId_at_sequence_idx`(`siteId`, `at`, `sequence`),
    PRIMARY KEY (`siteId`, `sequence`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `JournalRow` (
    `siteId` VARCHAR(36) NOT NULL,
    `tableName` VARCHAR(32) NOT NULL,
    `rowKey` VARCHAR(600) NOT NULL,
    `sequence` BIGINT NOT NULL,
    `lookupKey` VARCHAR(350) NULL,
    `image` LONGTEXT NULL,

    INDEX `JournalRow_siteId_sequence_idx`(`siteId`, `sequence`),
    INDEX `JournalRow_siteId_tableName_lookupKey_sequence_idx`(`siteId`, `tableName`, `lookupKey`, `sequence`),
    PRIMARY KEY (`siteId`, `tableName`, `rowKey`, `sequence`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE `JournalHead` (
    `siteId` VARCHAR(36) NOT NULL,
    `sequence` BIGINT NOT NULL,
    `applied` BIGINT NOT NULL,
    `genesis` BIGINT NOT NULL,
    `at` DATETIME(3) NOT NULL,
    `hash` VARCHAR(64) NOT NULL,
    `changeSequence` BIGINT NOT NULL,

    PRIMARY KEY (`siteId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
