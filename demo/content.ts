import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

const CONTENT = new URL("./content/", import.meta.url);

/** Reads one file of `content/`, without its ending. Throws when it is not of the schema. */
export function readContent<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
	const read = schema.safeParse(JSON.parse(readFileSync(new URL(`${name}.json`, CONTENT), "utf8")));
	if (!read.success) throw new Error(`content/${name}.json: ${z.prettifyError(read.error)}`);
	return read.data;
}

/** Reads all files of a folder of `content/`, in the order of their `position`. */
export function readContentFolder<Schema extends z.ZodType<{ position: number }>>(
	folder: string,
	schema: Schema,
): z.infer<Schema>[] {
	return readdirSync(new URL(`${folder}/`, CONTENT))
		.map((file) => readContent(`${folder}/${file.replace(/\.json$/, "")}`, schema))
		.sort((a, b) => a.position - b.position);
}

export const texts = z.array(z.string());
export const phoneNumber = z.object({ typed: z.string(), e164: z.string() });
/** A picture by its name in `pictures/`, and what it shows for those who can't see it. */
export const pictured = z.object({ file: z.string(), alt: z.string() });
