-- Uploads are counted by quarters of an hour in "upload_counts". No version has read them by UTC day since 1.1.0. The value
-- of the type stays for a process of 1.1.0 that still runs beside this version.
DELETE FROM "day_counts" WHERE "kind" = 'uploaded';
