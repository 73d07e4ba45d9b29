-- The server has named the lists that a web was made with.
UPDATE "List" SET "settings" = '{"hasGivenTitle":true}' WHERE "settings" IS NULL AND EXISTS (SELECT 1 FROM "Web" w WHERE w."siteId" = "List"."siteId" AND w."id" = "List"."webId" AND w."createdAt" = "List"."createdAt");
