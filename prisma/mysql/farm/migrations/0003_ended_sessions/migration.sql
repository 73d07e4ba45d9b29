-- CreateTable
CREATE TABLE `EndedSession` (
    `sessionId` VARCHAR(36) NOT NULL,
    `expiresAt` DATETIME(3) NOT NULL,

    INDEX `EndedSession_expiresAt_idx`(`expiresAt`),
    PRIMARY KEY (`sessionId`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
