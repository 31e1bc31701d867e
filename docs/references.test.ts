import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const TEXTS = /\.(?:md|tsx?|m?js|css|json)$|^\.env\.example$/;
const COMMENT = /\/\/|^\s*\/?\*/;
/** A path that begins with a folder of the repository. */
const PATH =
	/(?<![\w.#@/$-])(?:app|db|demo|commands|docs|e2e|bench|migrations)\/[\w./-]*\w(?:\.(?:tsx?|m?js|css|md))\b/g;
/** The name of a file by itself. */
const NAME = /(?<![\w./#-])[a-z][\w-]*(?:\.(?:server|test|spec))?\.(?:tsx?|css|md)\b/g;
/** Not the site's own pages. */
const LINK = /\]\((?!https?:|#|mailto:|\/)([^)#\s]+)/g;

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const names = new Set(files.map((file) => basename(file)));

test("documents and comments name files that exist", () => {
	const dead = files
		.filter((file) => TEXTS.test(file) && file !== "package-lock.json" && existsSync(file))
		.flatMap((file) =>
			readFileSync(file, "utf8")
				.split("\n")
				.flatMap((line, at) =>
					deadReferences(file, line).map((reference) => `${file}:${at + 1}: ${reference}`),
				),
		);
	expect(dead).toEqual([]);
});

function deadReferences(file: string, line: string): string[] {
	const isDocument = file.endsWith(".md");
	if (!isDocument && !COMMENT.test(line)) return [];
	const paths = [...line.matchAll(PATH)].map(([path]) => path).filter((path) => !existsSync(path));
	const alone = [...line.matchAll(NAME)].map(([name]) => name).filter((name) => !names.has(name));
	const links = isDocument ? [...line.matchAll(LINK)].map(([, link = ""]) => link) : [];
	return [...paths, ...alone, ...links.filter((link) => !existsSync(join(dirname(file), link)))];
}
