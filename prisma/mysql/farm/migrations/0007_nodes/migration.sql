-- CreateTable
CREATE TABLE `FarmNode` (
    `name` VARCHAR(128) NOT NULL,
    `version` VARCHAR(64) NOT NULL,
    `certificateNames` LONGTEXT NOT NULL,
    `startedAt` DATETIME(3) NOT NULL,
    `lastSeenAt` DATETIME(3) NOT NULL,

    PRIMARY KEY (`name`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
