import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

/** An object as a list tells of it. */
export interface S3Object {
  key: string;
  size: number;
  modifiedAt: Date;
}

export interface S3ListPage {
  objects: S3Object[];
  /** Asks for the page behind this one. */
  next: string | undefined;
}

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  removeNSPrefix: true,
  parseTagValue: false,
  // Some stores write a character as its number.
  htmlEntities: true,
  isArray: (name) => name === 'Contents' || name === 'Error',
});

const listed = z.object({
  ListBucketResult: z.object({
    Contents: z
      .array(
        z.object({
          Key: z.string().min(1),
          Size: z.string().regex(/^\d+$/).transform(Number),
          LastModified: z.coerce.date(),
        }),
      )
      .default([]),
    NextContinuationToken: z.string().optional(),
  }),
});
const failure = z.object({ Code: z.string().min(1) });
const refused = z.object({ Error: z.array(failure).min(1) });
const refusals = z.object({ DeleteResult: refused });

/** One page of a list. Throws where the text is anything else: a list that breaks off would hide objects. */
export function listPageIn(xml: string): S3ListPage {
  const { Contents, NextContinuationToken } = listed.parse(
    parser.parse(xml, true),
  ).ListBucketResult;
  const objects = Contents.map(({ Key, Size, LastModified }) => ({
    key: Key,
    size: Size,
    modifiedAt: LastModified,
  }));
  return { objects, next: NextContinuationToken || undefined };
}

/** The store's name for its refusal; empty where the answer is no XML, such as the page of a proxy. */
export const errorCodeIn = (xml: string): string => firstCode(refused.safeParse(parsed(xml)).data);

/** Why the first object was not deleted, although the call succeeded; empty where all of them were. */
export const refusedDeletionIn = (xml: string): string =>
  firstCode(refusals.safeParse(parsed(xml)).data?.DeleteResult) || errorCodeIn(xml);

const firstCode = (found: z.infer<typeof refused> | undefined): string =>
  found?.Error[0]?.Code ?? '';

function parsed(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch {
    return null;
  }
}
